import type { PhotoRow } from './present-photos.ts';

const photoPath = /^\/media\/photos\/([0-9a-f]{32})\/(?:160|480|1080)\.webp(?:\?[\w=&-]*)?$/;

/** Whether a text is the path of one of these photos, in any width and with any signature. */
export function isPathOf(photos: readonly PhotoRow[], text: string): boolean {
  const key = photoPath.exec(text)?.[1];
  return key !== undefined && photos.some(([, storageKey]) => storageKey === key);
}
