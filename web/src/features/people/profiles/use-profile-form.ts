import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFormDraft } from '../../../device/use-form-draft.ts';
import type { Message } from '../../../i18n/define-messages.ts';
import { useFieldErrors } from '../../../ui/controls/use-field-errors.ts';
import { checkProfile } from './check-profile.ts';
import { isEdited, startValues, type ProfileValues } from './fields/profile-values.ts';
import { usePhotoChoice, type PhotoChoice } from './fields/use-photo-choice.ts';
import type { ProfileEdit, SinceSent } from './fields/use-save-profile.ts';

/**
 * Holds the edits of a profile.
 * @param draft the name under which they are kept across a reload
 * @param photoFailure the text of the toast if a photo cannot be compressed
 */
export function useProfileForm(draft: string, profile: OwnProfile, photoFailure: Message) {
  const [start] = useState(() => startValues(profile, nairobiDay(new Date())));
  const { values, change, discard } = useFormDraft(draft, profile.id, () => start);
  const choice = usePhotoChoice(photoFailure);
  const typed = { ...values, photo: choice.photo };
  const { errors, form, passes, refuse } = useFieldErrors(typed, () => checkProfile(values, profile.isVerified));
  const startSaving = useEditsSince(values, choice);
  const read = (): ProfileEdit => ({
    values,
    photo: choice.photo,
    refuse: (refused) => refuse(typed, refused),
    settle: startSaving(),
  });
  return {
    form,
    discard,
    preparing: choice.preparing,
    unsaved: isEdited(values, start) || choice.preparing || choice.photo !== null,
    /** For `ProfileFields`. */
    fields: { profile, values, onChange: change, errors, choice },
    /** Returns the edit to save; undefined if a field is wrong, which then gets the focus. */
    submit: () => (passes(typed) ? read() : undefined),
  };
}

/**
 * Compares a form with what it has sent, so that saving it takes nothing of what was edited meanwhile.
 * @returns a function to call when the form is sent. It returns another one to call once that is saved, which also
 * takes the photo back, so that it is not sent again.
 */
function useEditsSince(values: ProfileValues, choice: PhotoChoice): () => () => SinceSent {
  const latest = useRef<{ values: ProfileValues; choice: PhotoChoice }>(undefined);
  useLayoutEffect(() => {
    latest.current = { values, choice };
    return () => {
      latest.current = undefined;
    };
  });
  return () => () => {
    const now = latest.current;
    if (!now) return 'gone';
    const isSamePhoto = now.choice.photo === choice.photo && !now.choice.preparing;
    if (isSamePhoto && choice.photo) choice.remove();
    return isSamePhoto && now.values === values ? 'same' : 'edited';
  };
}
