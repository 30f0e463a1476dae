import type { ProofChallenge, ProofOfWork } from '@mwanzo/contract/proof-of-work';
import { base64url } from '../../../../device/base64url.ts';

/**
 * Solves a challenge by trying one number after the other. It uses the browser's own PBKDF2, which is as fast as an
 * attacker's, so that an attacker has no advantage over a phone.
 */
export async function solveChallenge({
  token,
  salt,
  iterations,
  numbers,
  start,
}: ProofChallenge): Promise<ProofOfWork> {
  const encoder = new TextEncoder();
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations };
  for (let number = 0; number < numbers; number += 1) {
    const key = await crypto.subtle.importKey('raw', encoder.encode(String(number)), 'PBKDF2', false, ['deriveBits']);
    const derived = new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
    if (base64url(derived.subarray(0, 16)) === start) return { token, answer: base64url(derived.subarray(16)) };
  }
  throw new Error('No number fits the challenge');
}
