import type { Config } from '../config/config.ts';
import type { Clock } from '../gateways/clock.ts';
import { createMediaPaths } from '../gateways/media-storage/signed-media-path.ts';
import { createPhotoPaths } from '../gateways/photo-storage/signed-photo-path.ts';

/** Creates the signers of the paths of photos, and of the photos and voice notes of messages. */
export function createSigners({ secretKey }: Config, clock: Clock) {
  const photoPaths = createPhotoPaths(secretKey, clock);
  const mediaPaths = createMediaPaths(secretKey, clock);
  return { photoPaths, signPhotoFor: photoPaths.signFor, mediaPaths, signMediaFor: mediaPaths.signFor };
}
