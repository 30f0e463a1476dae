import { createHash, randomBytes } from 'node:crypto';

const count = 8;
/** 32 characters that do not look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';

/** Codes of 80 bits, written in four groups. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const signs = Array.from(randomBytes(16), (byte) => alphabet.charAt(byte % 32)).join('');
    return signs.replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** A code has 80 random bits, so a fast hash is enough. Spaces, dashes and capitals are ignored. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest();
}
