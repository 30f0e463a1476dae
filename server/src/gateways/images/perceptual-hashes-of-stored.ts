import { perceptualHashesOf } from './perceptual-hashes.ts';

/**
 * Computes the perceptual hashes of a picture that this server has encoded. Such a picture is safe to decode in this
 * process. The library is loaded with the first picture, because most servers never need it.
 */
export async function perceptualHashesOfStored(bytes: Uint8Array): Promise<string[]> {
  const { default: sharp } = await import('sharp');
  return perceptualHashesOf(sharp(bytes));
}
