import { useRef, useState } from 'react';
import { logFailure } from '../../../device/log-failure.ts';
import type { Message } from '../../../i18n/define-messages.ts';
import { profiles } from '../../../i18n/profiles.ts';
import { t } from '../../../i18n/translate.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { compressPhoto } from '../compress-photo.ts';
import { isImage } from '../photo-rules.ts';

export interface PhotoChoice {
  /** The new photo, ready to upload; null while there is none. */
  photo: File | null;
  /** Whether the photo is being compressed. */
  preparing: boolean;
  choose: (file: File) => void;
}

/**
 * A photo to upload, compressed if it is large.
 * @param failure the text of the toast if compressing fails
 * @param onPreparing called when preparing a photo starts and stops, for a save button elsewhere
 */
export function usePhotoChoice(failure: Message, onPreparing?: (preparing: boolean) => void): PhotoChoice {
  const [photo, setPhoto] = useState<File | null>(null);
  const [preparing, markPreparing] = useState(false);
  const latest = useRef<File>(null);

  const setPreparing = (now: boolean) => {
    markPreparing(now);
    onPreparing?.(now);
  };
  const choose = async (file: File) => {
    latest.current = file;
    setPreparing(true);
    try {
      if (!isImage(file)) throw new TypeError(`not an image: ${file.type}`);
      const ready = await compressPhoto(file);
      if (latest.current === file) setPhoto(ready);
    } catch (error) {
      logFailure('The photo could not be prepared', error);
      showToast({ title: t(profiles.imageError), description: t(failure), kind: 'bad' });
    } finally {
      if (latest.current === file) setPreparing(false);
    }
  };

  return { photo, preparing, choose: (file) => void choose(file) };
}
