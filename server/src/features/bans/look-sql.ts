/**
 * Perceptual hashes of one picture, encoded, scaled and coloured differently, differ in at most so many of their 256 bits;
 * those of two pictures in about half of them.
 */
const samePictureBitsMax = 40;

/** SQL condition: two perceptual hashes, each a bit(256), are those of one picture. */
export function isSameLook(one: string, other: string): string {
  return `bit_count(${one} # ${other}) <= ${samePictureBitsMax}`;
}

/** SQL for the bit(256) of a perceptual hash in hexadecimal digits. */
export function lookOf(hash: string): string {
  return `('x' || ${hash}::text)::bit(256)`;
}
