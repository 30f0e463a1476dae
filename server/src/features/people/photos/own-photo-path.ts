import { photoLimits } from '@mwanzo/contract/limits';
import type { AnyPhotoRow } from './present-photos.ts';

const widths = photoLimits.widths.join('|');
const photoPath = new RegExp(`^/media/photos/([0-9a-f]{32})/(?:${widths})\\.webp(?:\\?[\\w=&.-]*)?$`);

/** Returns true if a text is the path of one of these photos, in any width and with any signature. */
export function isPathOf(photos: readonly AnyPhotoRow[], text: string): boolean {
  const key = photoPath.exec(text)?.[1];
  return key !== undefined && photos.some(([, storageKey]) => storageKey === key);
}
