import type { OwnProfile } from '@mwanzo/contract/profiles';
import { useState } from 'react';
import { RequestError } from '../../api/request-error.ts';
import { request } from '../../api/request.ts';
import { setProfile } from '../../api/session.ts';
import type { Message } from '../../i18n/define-messages.ts';
import { inReviewText } from '../../i18n/in-review.ts';
import { profiles } from '../../i18n/profiles.ts';
import { t } from '../../i18n/translate.ts';
import { showToast } from '../../ui/layers/toast-store.ts';
import { profileForm, type ProfileValues } from './profile-values.ts';

/** The texts to show below the fields that were refused. */
export type ProfileErrors = Partial<Record<keyof ProfileValues | 'photo', string>>;

interface SaveOptions {
  /** The form saves the whole profile, the dialog changes some fields. */
  endpoint: 'PUT /api/profiles/me' | 'PATCH /api/profiles/me';
  done: Message;
  failed: Message;
}

const photoCodes: readonly string[] = ['photo_invalid', 'file_too_large'];

function errorsOf(error: unknown): ProfileErrors {
  if (!(error instanceof RequestError)) return {};
  if (photoCodes.includes(error.code)) return { photo: t(profiles.photoInvalid) };
  return Object.fromEntries(Object.keys(error.fields).map((name) => [name, t(profiles.checkField)]));
}

/**
 * Saves the member's own profile and stores the response in the session. `save` returns it, or null if saving failed.
 */
export function useSaveProfile({ endpoint, done, failed }: SaveOptions) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<ProfileErrors>({});

  const save = async (values: ProfileValues, photo: File | null): Promise<OwnProfile | null> => {
    setBusy(true);
    setErrors({});
    try {
      const profile = await request(endpoint, { body: profileForm(values, photo) });
      setProfile(profile);
      showToast({ title: t(profiles.updated), description: inReviewText(profile.in_review) ?? t(done) });
      return profile;
    } catch (error) {
      setErrors(errorsOf(error));
      showToast({ title: t(profiles.updateFailed), description: t(failed), kind: 'bad' });
      return null;
    } finally {
      setBusy(false);
    }
  };

  return { busy, errors, save };
}
