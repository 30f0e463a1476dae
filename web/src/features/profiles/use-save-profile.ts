import type { OwnProfile } from '@mwanzo/contract/profiles';
import { useState } from 'react';
import { RequestError } from '../../api/request-error.ts';
import { request } from '../../api/request.ts';
import { setProfile } from '../../api/session.ts';
import type { Message } from '../../i18n/define-messages.ts';
import { profiles } from '../../i18n/profiles.ts';
import { t } from '../../i18n/translate.ts';
import { showToast } from '../../ui/layers/toast-store.ts';
import { profileForm, type ProfileValues } from './profile-values.ts';

/** What to say under the fields that were refused. */
export type ProfileFaults = Partial<Record<keyof ProfileValues | 'photo', string>>;

interface SaveWords {
  /** The form saves the whole, the dialog changes some. */
  call: 'PUT /api/profiles/me' | 'PATCH /api/profiles/me';
  done: Message;
  failed: Message;
}

const photoCodes: readonly string[] = ['photo_invalid', 'file_too_large'];

function faultsOf(error: unknown): ProfileFaults {
  if (!(error instanceof RequestError)) return {};
  if (photoCodes.includes(error.code)) return { photo: t(profiles.photoInvalid) };
  return Object.fromEntries(Object.keys(error.fields).map((name) => [name, t(profiles.checkField)]));
}

/** Saves the own profile and keeps the answer as the cached one; `save` gives it back, or null when it failed. */
export function useSaveProfile({ call, done, failed }: SaveWords) {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<ProfileFaults>({});

  const save = async (values: ProfileValues, photo: File | null): Promise<OwnProfile | null> => {
    setBusy(true);
    setFaults({});
    try {
      const profile = await request(call, { body: profileForm(values, photo) });
      setProfile(profile);
      showToast({ title: t(profiles.updated), description: t(done) });
      return profile;
    } catch (error) {
      setFaults(faultsOf(error));
      showToast({ title: t(profiles.updateFailed), description: t(failed), kind: 'bad' });
      return null;
    } finally {
      setBusy(false);
    }
  };

  return { busy, faults, save };
}
