import type { OwnProfile } from '@mwanzo/contract/profiles';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { useSession } from '../../api/session.ts';
import { inReviewText } from '../../i18n/in-review.ts';
import { profiles } from '../../i18n/profiles.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useFirstErrorFocus } from '../../ui/focus/use-first-error-focus.ts';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useUnsavedEdits } from '../../ui/layers/use-unsaved-edits.tsx';
import { InReviewNote } from '../../ui/words/in-review-note.tsx';
import { PhotoField } from './fields/photo-field.tsx';
import { ProfileFields } from './fields/profile-fields.tsx';
import { usePhotoChoice } from './fields/use-photo-choice.ts';
import { isEdited, startValues, type ProfileValues } from './profile-values.ts';
import { useSaveProfile, type ProfileErrors } from './use-save-profile.ts';

const saving = {
  endpoint: 'PATCH /api/profiles/me',
  done: profiles.changesSaved,
  failed: profiles.changesFailed,
} as const;

interface EditProfileDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called after a change was saved, when the session already has the new profile. */
  onSaved: (profile: OwnProfile) => void;
}

/** Edits the member's own profile. Closes when it is saved, and stays open if saving fails. */
export function EditProfileDialog({ open, onClose, onSaved }: EditProfileDialogProps) {
  const { profile } = useSession();
  const formId = useId();
  const [preparing, setPreparing] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const { busy, errors, save } = useSaveProfile(saving);
  const { close, question } = useUnsavedEdits(unsaved, onClose);

  const submit = async (values: ProfileValues, photo: File | null) => {
    if (busy || preparing) return;
    const saved = await save(values, photo);
    if (!saved) return;
    onSaved(saved);
    onClose();
  };

  const footer = (
    <>
      <Button variant="outlined" onClick={close}>
        {t(profiles.cancel)}
      </Button>
      <Button type="submit" form={formId} busy={busy || preparing}>
        {t(busy ? profiles.saving : profiles.saveChanges)}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={t(profiles.editTitle)} footer={footer}>
      {profile && (
        <EditForm
          id={formId}
          profile={profile}
          errors={errors}
          onPreparing={setPreparing}
          onUnsaved={setUnsaved}
          onSubmit={(...form) => void submit(...form)}
        />
      )}
      {question}
    </Dialog>
  );
}

interface EditFormProps {
  id: string;
  profile: OwnProfile;
  errors: ProfileErrors;
  onPreparing: (preparing: boolean) => void;
  /** Called when the form begins and ceases to differ from what is saved. */
  onUnsaved: (unsaved: boolean) => void;
  onSubmit: (values: ProfileValues, photo: File | null) => void;
}

function EditForm({ id, profile, errors, onPreparing, onUnsaved, onSubmit }: EditFormProps) {
  const [start] = useState(() => startValues(profile, nairobiDay(new Date())));
  const [values, setValues] = useState(start);
  const form = useFirstErrorFocus(errors);
  const choice = usePhotoChoice(profiles.compressFailed, onPreparing);
  const unsaved = isEdited(values, start) || choice.preparing || choice.photo !== null;
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved, onUnsaved]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(values, choice.photo);
  };
  return (
    <form ref={form} id={id} className="grid gap-4" onSubmit={submit}>
      <InReviewNote text={inReviewText(profile.in_review)} />
      <PhotoField choice={choice} profile={profile} error={errors.photo} />
      <ProfileFields
        values={values}
        onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
        errors={errors}
        ageFixed={profile.isVerified}
      />
    </form>
  );
}
