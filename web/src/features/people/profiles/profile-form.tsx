import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import heartHandshakeIcon from 'lucide/dist/esm/icons/heart-handshake.mjs';
import type { ReactNode } from 'react';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { useLocation } from 'wouter';
import { useFormDraft } from '../../../device/use-form-draft.ts';
import { inReviewText } from '../../../i18n/in-review.ts';
import { ownProfile as texts } from '../../../i18n/own-profile.ts';
import { intentLabels } from '../../../i18n/preferences.ts';
import { profiles } from '../../../i18n/profiles.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Form } from '../../../ui/controls/form.tsx';
import { useFieldErrors } from '../../../ui/controls/use-field-errors.ts';
import { LinkRow, RowCard } from '../../../ui/frames/row-group.tsx';
import { InReviewNote } from '../../../ui/words/in-review-note.tsx';
import { checkProfile } from './check-profile.ts';
import { PhotoField } from './fields/photo-field.tsx';
import { useEditsSince } from './fields/use-edits-since.ts';
import { ProfileFields } from './fields/profile-fields.tsx';
import { usePhotoChoice } from './fields/use-photo-choice.ts';
import { startValues } from './fields/profile-values.ts';
import { PromptsField } from './prompts/prompts-field.tsx';
import { useSaveProfile, type ProfileErrors } from './fields/use-save-profile.ts';

const saving = { endpoint: 'PUT /api/profiles/me', done: profiles.saved, failed: profiles.saveFailed } as const;

interface ProfileFormProps {
  profile: OwnProfile;
  /** Asks a new member whom they want to meet. */
  whom?: ReactNode;
  /** Called with each save, for what `whom` shows. */
  onSave?: () => Promise<unknown>;
}

/** The form of the whole profile. After saving it continues to verification, unless more was edited meanwhile. */
export function ProfileForm({ profile, whom, onSave }: ProfileFormProps) {
  const { values, change, discard } = useFormDraft('profile', profile.id, () =>
    startValues(profile, nairobiDay(new Date())),
  );
  const choice = usePhotoChoice(profiles.processFailed);
  const startSaving = useEditsSince(values, choice);
  const { busy, run: save } = useSaveProfile(saving);
  const typed = { ...values, photo: choice.photo };
  const { errors, form, passes, refuse } = useFieldErrors(typed, () => checkProfile(values, profile.isVerified));
  const [, navigate] = useLocation();
  const blocked = busy || choice.preparing;

  const submit = async () => {
    if (!passes(typed)) return;
    const sinceSent = startSaving();
    const edit = { values, photo: choice.photo, refuse: (refused: ProfileErrors) => refuse(typed, refused) };
    const [saved] = await Promise.all([save(edit), onSave?.()]);
    if (!saved) return;
    const since = sinceSent();
    if (since !== 'edited') discard();
    if (since === 'same') navigate('/verify');
  };

  const prompts = (
    <PromptsField
      draft="profile-prompts"
      owner={profile.id}
      answers={values.prompts}
      onChange={(answers) => change({ prompts: answers })}
      error={errors.prompts}
    />
  );
  return (
    <Form ref={form} className="mt-4.5 grid gap-4" onSubmit={() => !blocked && void submit()}>
      <InReviewNote text={inReviewText(profile.in_review)} />
      <PhotoField choice={choice} profile={profile} error={errors.photo} />
      {/* A new member begins with the name. */}
      {profile.is_saved && prompts}
      {profile.is_saved && <LookingForRow profile={profile} />}
      <ProfileFields
        values={values}
        onChange={change}
        errors={errors}
        ageFixed={profile.isVerified}
        nameInReview={profile.in_review?.name ?? false}
        townPlaceholder={t(profiles.locationPlaceholder)}
      />
      {!profile.is_saved && prompts}
      {whom}
      <Button type="submit" full busy={blocked} className="mt-1.5">
        {t(busy ? profiles.saving : profiles.saveProfile)}
      </Button>
    </Form>
  );
}

/** Shows the member's intent. It is chosen on /preferences, since it also decides which profiles the member sees. */
function LookingForRow({ profile: { intent, shows_intent } }: { profile: OwnProfile }) {
  const chosen = intent ? t(intentLabels[intent]) : t(texts.notSaid);
  const hint = intent && !shows_intent ? t(texts.hidden, { intent: chosen }) : chosen;
  return (
    <RowCard>
      <LinkRow href="/preferences" icon={heartHandshakeIcon} label={t(texts.lookingFor)} hint={hint} />
    </RowCard>
  );
}
