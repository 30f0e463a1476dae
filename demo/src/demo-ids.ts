import { createHash } from 'node:crypto';

/** The id of a demo member: always the same for the same key, and below 2^48 like every id. */
export function demoId(key: string): number {
  return createHash('sha256').update(`demo member ${key}`).digest().readUIntBE(0, 6);
}

/** The storage key of a demo member's portrait. */
export function demoPhotoKey(key: string): string {
  return createHash('sha256').update(`demo portrait ${key}`).digest('hex').slice(0, 32);
}
