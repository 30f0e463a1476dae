import { useLayoutEffect, useRef } from 'react';
import type { PhotoChoice } from './use-photo-choice.ts';
import type { ProfileValues } from './profile-values.ts';

/** A form since it was sent: it is the same, more was edited, or it is gone. */
export type SinceSent = 'same' | 'edited' | 'gone';

/**
 * Compares a form with what it has sent, so that saving it takes nothing of what was edited meanwhile.
 * @returns a function to call when the form is sent. It returns another one to call once that is saved, which also
 * takes the photo back, so that it is not sent again.
 */
export function useEditsSince(values: ProfileValues, choice: PhotoChoice): () => () => SinceSent {
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
