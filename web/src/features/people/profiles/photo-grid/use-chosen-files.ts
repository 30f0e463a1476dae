import { useState } from 'react';
import { addPhotos, roomFor, type NewPhoto, type PhotoUpload } from './upload-queue.ts';

/** Handles the chosen files. A photo that becomes the main photo is cropped first. */
export function useChosenFiles(count: number, uploads: readonly PhotoUpload[]) {
  const [cropping, setCropping] = useState<{ toCrop: NewPhoto; others: readonly NewPhoto[] }>();
  const [tooMany, setTooMany] = useState(false);
  return {
    toCrop: cropping?.toCrop,
    // Once a photo is deleted, there is room again.
    tooMany: tooMany && roomFor(count, uploads) === 0,
    choose(files: readonly File[]) {
      const room = roomFor(count, uploads);
      const [first, ...others] = files.slice(0, room).map((file): NewPhoto => ({ file }));
      setTooMany(files.length > room);
      if (!first) return;
      if (count + uploads.length === 0) setCropping({ toCrop: first, others });
      else addPhotos([first, ...others]);
    },
    replace(file: File, replaces: number, isMain: boolean) {
      if (isMain) setCropping({ toCrop: { file, replaces }, others: [] });
      else addPhotos([{ file, replaces }]);
    },
    addCropped(part: NewPhoto['part']) {
      if (cropping) addPhotos([{ ...cropping.toCrop, part }, ...cropping.others]);
      setCropping(undefined);
    },
    cancelCrop: () => setCropping(undefined),
  };
}
