import { photoLimits, type PhotoWidth } from '@mwanzo/contract/limits';
import { createLocalMediaStorage } from '../media-storage/local-media-storage.ts';
import type { PhotoStorage } from './photo-storage.ts';

/** Stores photos as `<first two characters of key>/<key>/<width>.webp` below the folder `media`. */
export function createLocalPhotoStorage(media: string): PhotoStorage {
  const storage = createLocalMediaStorage(media);
  return {
    put: (key, variants) =>
      storage.put(
        key,
        variants.map(({ width, bytes }) => ({ name: fileOf(width), bytes })),
      ),
    read: async (key, width) => storage.read(key, fileOf(width)),
    remove: storage.remove,
    discard: storage.discard,
    emptyTrash: storage.emptyTrash,
    list: storage.list,
    hold: storage.hold,
    release: storage.release,
  };
}

function fileOf(width: PhotoWidth): string {
  if (!photoLimits.widths.includes(width)) throw new TypeError('There is no variant of this width');
  return `${width}.webp`;
}
