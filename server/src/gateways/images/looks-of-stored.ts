import { looksOf } from './looks-of-picture.ts';

/**
 * The perceptual hashes of a picture that we have encoded ourselves, which needs no process of its own. The library is
 * loaded by the first picture, since most servers never have one.
 */
export async function looksOfStored(bytes: Uint8Array): Promise<string[]> {
  const { default: sharp } = await import('sharp');
  return looksOf(sharp(bytes));
}
