import { useRef, useState } from 'react';
import { logFailure } from '../../../../device/log-failure.ts';
import type { Message } from '../../../../i18n/define-messages.ts';
import { profileErrors } from '../../../../i18n/profile-errors.ts';
import { profiles } from '../../../../i18n/profiles.ts';
import { t } from '../../../../i18n/translate.ts';
import type { Part } from '../../../../photos/picture-rules.ts';
import { dismissToast, showToast, toastStore } from '../../../../ui/layers/toast-store.ts';
import { cropPhoto, NotAPictureError, preparePhoto } from '../photo-grid/prepare-photo.ts';

export type PhotoChoice = ReturnType<typeof usePhotoChoice>;

/**
 * Holds a photo to upload, which is compressed if it is large.
 * @param failure the text of the toast if compressing fails
 */
export function usePhotoChoice(failure: Message) {
  const [photo, setPhoto] = useState<File | null>(null);
  const [whole, setWhole] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [preparing, setPreparing] = useState(false);
  const latest = useRef<object>(null);

  const prepare = async (preparation: Promise<File>, onReady?: (ready: File) => void) => {
    const task = {};
    latest.current = task;
    setPreparing(true);
    try {
      const ready = await preparation;
      if (latest.current !== task) return;
      setPhoto(ready);
      setProblem(undefined);
      // The report about the file before does not hold any more.
      if (toastStore.read()?.title === t(profiles.imageError)) dismissToast();
      onReady?.(ready);
    } catch (error) {
      logFailure('The photo could not be prepared', error);
      // The member has chosen another photo or removed this one.
      if (latest.current !== task) return;
      setProblem(error instanceof NotAPictureError ? t(profileErrors.notAPicture) : undefined);
      showToast({ title: t(profiles.imageError), description: t(failure), kind: 'bad' });
    } finally {
      if (latest.current === task) setPreparing(false);
    }
  };

  return {
    /** The new photo, ready to upload; null while there is none. */
    photo,
    /** The new photo before it was cropped. */
    whole,
    /** True while the photo is being compressed. */
    preparing,
    /** The reason why the last chosen file is not used. */
    problem,
    choose: (file: File): void => void prepare(preparePhoto(file), setWhole),
    /** Crops the photo to a section. */
    crop: (part: Part) => {
      if (whole) void prepare(cropPhoto(whole, part));
    },
    /** Returns to the photo of the profile. */
    remove: () => {
      latest.current = null;
      setPhoto(null);
      setWhole(null);
      setProblem(undefined);
      setPreparing(false);
    },
  };
}
