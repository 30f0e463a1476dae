import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { photoLimits, type PhotoWidth } from '@mwanzo/contract/limits';
import type { AppDependencies } from '../../server/src/app-dependencies.ts';
import { demoId, demoPhotoId, demoPhotoKey } from './demo-ids.ts';
import { pictureName, picturesFolder, pictureSize, type DemoPicture } from './picture-files.ts';

/** Copies a rendered picture to the photo storage and returns its row of `photos`. */
export async function storePicture(
  { photoStorage, clock }: Pick<AppDependencies, 'photoStorage' | 'clock'>,
  picture: DemoPicture,
) {
  const { person, index } = picture;
  const name = pictureName(picture);
  const storageKey = demoPhotoKey(person.key, index);
  const read = async (width: PhotoWidth) => ({
    width,
    bytes: await readFile(path.join(picturesFolder, `${name}-${width}.webp`)),
  });
  // An interrupted seeding may have left files under the same key.
  await photoStorage.remove(storageKey);
  await photoStorage.put(storageKey, await Promise.all(photoLimits.widths.map(read)));
  return {
    id: demoPhotoId(person.key, index),
    user_id: demoId(person.key),
    position: index,
    storage_key: storageKey,
    ...pictureSize,
    thumbhash: await readFile(path.join(picturesFolder, `${name}.thumbhash`), 'utf8'),
    created_at: clock.now(),
  };
}
