import type { OwnProfile } from '@mwanzo/contract/profiles';
import { useState, type SubmitEvent } from 'react';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { useLocation } from 'wouter';
import { inReviewText } from '../../i18n/in-review.ts';
import { profiles } from '../../i18n/profiles.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useFirstErrorFocus } from '../../ui/focus/use-first-error-focus.ts';
import { InReviewNote } from '../../ui/words/in-review-note.tsx';
import { PhotoField } from './fields/photo-field.tsx';
import { ProfileFields } from './fields/profile-fields.tsx';
import { usePhotoChoice } from './fields/use-photo-choice.ts';
import { startValues, type ProfileValues } from './profile-values.ts';
import { useSaveProfile } from './use-save-profile.ts';

const saving = { endpoint: 'PUT /api/profiles/me', done: profiles.saved, failed: profiles.saveFailed } as const;

/** The form of the whole profile; saving goes on to verification. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const [values, setValues] = useState(() => startValues(profile, nairobiDay(new Date())));
  const choice = usePhotoChoice(profiles.processFailed);
  const { busy, errors, save } = useSaveProfile(saving);
  const form = useFirstErrorFocus(errors);
  const [, navigate] = useLocation();
  const blocked = busy || choice.preparing;

  const change = (changed: Partial<ProfileValues>) => setValues((before) => ({ ...before, ...changed }));
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!blocked && (await save(values, choice.photo))) navigate('/verify');
  };

  return (
    <form ref={form} className="mt-4.5 grid gap-4" onSubmit={(event) => void submit(event)}>
      <InReviewNote text={inReviewText(profile.in_review)} />
      <PhotoField choice={choice} profile={profile} error={errors.photo} />
      <ProfileFields values={values} onChange={change} errors={errors} ageFixed={profile.isVerified} />
      <Button type="submit" full busy={blocked} className="mt-1.5">
        {t(busy ? profiles.saving : profiles.saveProfile)}
      </Button>
    </form>
  );
}
