import { randomInt } from 'node:crypto';

/** A random positive id below 2^48 (the largest range of crypto.randomInt), safe as a JavaScript number. */
export function randomId(): number {
  return randomInt(1, 2 ** 48 - 1);
}
