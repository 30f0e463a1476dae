import { createHash } from 'node:crypto';

/** The id of a demo member: always the same for the same key, and below 2^48 like every id. */
export function demoId(key: string): number {
  return createHash('sha256').update(`demo member ${key}`).digest().readUIntBE(0, 6);
}

/** The id of a demo member's photo. The portrait has the index 0. */
export function demoPhotoId(key: string, index: number): number {
  return demoId(index === 0 ? `${key} photo` : `${key} photo ${index}`);
}

/** The storage key of a demo member's photo. */
export function demoPhotoKey(key: string, index: number): string {
  const name = index === 0 ? key : `${key} ${index}`;
  return createHash('sha256').update(`demo portrait ${name}`).digest('hex').slice(0, 32);
}
