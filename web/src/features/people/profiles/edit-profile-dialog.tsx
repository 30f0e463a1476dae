import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { useId, useLayoutEffect, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { clearFormDraft } from '../../../device/form-drafts.ts';
import { profiles } from '../../../i18n/profiles.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Form } from '../../../ui/controls/form.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useUnsavedEdits } from '../../../ui/layers/use-unsaved-edits.tsx';
import { ProfileFields } from './fields/profile-fields.tsx';
import { OwnPhotos } from './photo-grid/own-photos-deferred.tsx';
import { useSaveProfile, type ProfileEdit } from './fields/use-save-profile.ts';
import { useProfileForm } from './use-profile-form.ts';

const saving = {
  endpoint: 'PATCH /api/profiles/me',
  done: profiles.changesSaved,
  failed: profiles.changesFailed,
} as const;

const draft = 'edit-profile';
const promptsDraft = 'edit-profile-prompts';
const untouched = { preparing: false, unsaved: false };

interface EditProfileDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called after a change was saved. The session already has the new profile. */
  onSaved: (profile: OwnProfile) => void;
}

/** A dialog to edit the member's own profile. It closes when the profile is saved, and stays open if saving fails. */
export function EditProfileDialog({ open, onClose, onSaved }: EditProfileDialogProps) {
  const { profile } = useSession();
  const formId = useId();
  const [{ preparing, unsaved }, setState] = useState(untouched);

  const end = () => {
    clearFormDraft(draft);
    onClose();
  };
  const leave = () => {
    // Whoever discards what was typed also means an answer that was only begun.
    if (unsaved) clearFormDraft(promptsDraft);
    end();
  };
  const { close, question } = useUnsavedEdits(unsaved, leave);
  const { busy, run } = useSaveProfile({
    ...saving,
    onSaved(saved, { settle }) {
      onSaved(saved);
      // The member may have closed the dialog meanwhile and opened it again.
      if (settle() === 'same') end();
    },
  });

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
      {profile && <OwnPhotos profile={profile} />}
      {profile && (
        <EditForm id={formId} profile={profile} busy={busy} onState={setState} onSubmit={(edit) => void run(edit)} />
      )}
      {question}
    </Dialog>
  );
}

interface EditFormProps {
  id: string;
  profile: OwnProfile;
  busy: boolean;
  /** Called when the form starts or stops preparing a photo, or differing from the saved profile. */
  onState: (state: typeof untouched) => void;
  onSubmit: (edit: ProfileEdit) => void;
}

function EditForm({ id, profile, busy, onState, onSubmit }: EditFormProps) {
  const { form, fields, preparing, unsaved, submit } = useProfileForm(draft, profile, profiles.compressFailed);
  // A layout effect, because an Escape right behind the last letter must already know of it.
  useLayoutEffect(() => {
    onState({ preparing, unsaved });
    return () => onState(untouched);
  }, [preparing, unsaved, onState]);

  const send = () => {
    const edit = busy || preparing ? undefined : submit();
    if (edit) onSubmit(edit);
  };
  return (
    <Form ref={form} id={id} className="grid gap-4" onSubmit={send}>
      <ProfileFields {...fields} promptsDraft={promptsDraft} townPlaceholder={t(profiles.townPlaceholder)} />
    </Form>
  );
}
