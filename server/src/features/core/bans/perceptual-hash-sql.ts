import { sql, type Sql } from '../../../database/sql.ts';

/**
 * Perceptual hashes of the same picture, encoded, scaled and coloured differently, differ in at most this many of their
 * 256 bits. Those of two different pictures differ in about half of them.
 */
const samePictureBitsMax = sql`40`;

/** SQL condition: two perceptual hashes, each a bit(256), belong to the same picture. */
export function isSamePictureHash(one: Sql, other: Sql): Sql {
  return sql`bit_count(${one} # ${other}) <= ${samePictureBitsMax}`;
}

/** SQL for the bit(256) of a perceptual hash in hexadecimal digits. */
export function hashBitsOf(hash: Sql): Sql {
  return sql`('x' || ${hash}::text)::bit(256)`;
}
