import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { RequestError } from '../../../../api/request-error.ts';
import { request } from '../../../../api/request.ts';
import { setProfile } from '../../../../api/session.ts';
import { useAction } from '../../../../api/use-action.ts';
import type { Message } from '../../../../i18n/define-messages.ts';
import { inReviewText } from '../../../../i18n/in-review.ts';
import { profileErrors as texts } from '../../../../i18n/profile-errors.ts';
import { profiles } from '../../../../i18n/profiles.ts';
import { t } from '../../../../i18n/translate.ts';
import type { FieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { profileForm, type ProfileValues } from './profile-values.ts';

export type ProfileErrors = FieldErrors<keyof ProfileValues | 'photo'>;

/** A form since it was sent: it is the same, more was edited, or it is gone. */
export type SinceSent = 'same' | 'edited' | 'gone';

export interface ProfileEdit {
  values: ProfileValues;
  photo: File | null;
  /** Called with the server's errors. */
  refuse: (errors: ProfileErrors) => void;
  /** Called once it is saved. */
  settle: () => SinceSent;
}

interface SaveOptions {
  /** The form saves the whole profile; the dialog changes some fields. */
  endpoint: 'PUT /api/profiles/me' | 'PATCH /api/profiles/me';
  done: Message;
  failed: Message;
  onSaved?: (profile: OwnProfile, edit: ProfileEdit) => void;
}

function errorsOf(error: unknown): ProfileErrors {
  if (!(error instanceof RequestError)) return {};
  if (error.code === 'photo_invalid') return { photo: t(texts.notAPicture) };
  if (error.code === 'photo_refused') return { photo: t(texts.photoRefused) };
  if (error.code === 'file_too_large') return { photo: t(texts.tooLarge) };
  return Object.fromEntries(
    Object.keys(error.fields).map((name) => [name, t(name === 'name' ? texts.nameRefused : texts.check)]),
  );
}

/** Saves the member's own profile and stores the response in the session. A toast tells whether it was saved. */
export function useSaveProfile({ endpoint, done, failed, onSaved }: SaveOptions) {
  return useAction(
    async (edit: ProfileEdit) => {
      const { values, photo } = edit;
      const profile = await request(endpoint, { body: profileForm(values, photo) });
      setProfile(profile);
      showToast({ title: t(profiles.updated), description: inReviewText(profile.in_review) ?? t(done) });
      onSaved?.(profile, edit);
      return profile;
    },
    (error, { refuse }) => {
      showToast({ title: t(profiles.updateFailed), description: t(failed), kind: 'bad', error });
      refuse(errorsOf(error));
    },
  );
}
