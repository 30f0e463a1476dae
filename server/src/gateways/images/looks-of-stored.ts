import { looksOf } from './looks-of-picture.ts';

/**
 * Computes the perceptual hashes of a picture that this server has encoded. Such a picture is safe to decode in this
 * process. The library is loaded with the first picture, because most servers never need it.
 */
export async function looksOfStored(bytes: Uint8Array): Promise<string[]> {
  const { default: sharp } = await import('sharp');
  return looksOf(sharp(bytes));
}
