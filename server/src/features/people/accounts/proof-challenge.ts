import type { ProofChallenge, ProofOfWork } from '@mwanzo/contract/proof-of-work';
import { pbkdf2, randomBytes, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Secret } from '../../../config/secret.ts';
import { isSameText } from '../../../gateways/is-same-text.ts';
import { createKeyedHash } from '../../../gateways/keyed-hash.ts';

const derive = promisify(pbkdf2);
const halfBytes = 16;
// These numbers were measured (docs/decisions/2026-11-23-proof-of-work.md).
const iterations = 10_000;
const numbers = 400;
/** A challenge must be answered within this time, in seconds. */
export const challengeSeconds = 600;

const tokenPattern = /^([\w-]{22})\.(\d{10,12})\.([\w-]{43})$/;

function createSigner(secretKey: Secret) {
  const hash = createKeyedHash(secretKey, 'mwanzo proof of work 1');
  return (salt: string, expires: number, network: string, answer: string) =>
    hash(salt, String(expires), network, answer).toString('base64url');
}

/** Creates challenges that are not stored. They are valid for one network and for ten minutes. */
export function createProofChallenges(secretKey: Secret) {
  const sign = createSigner(secretKey);
  const signers = secretKey.each().map(createSigner);

  return {
    async make(network: string, now: Date): Promise<ProofChallenge> {
      const salt = randomBytes(halfBytes).toString('base64url');
      const expires = Math.floor(now.getTime() / 1000) + challengeSeconds;
      const derived = await derive(String(randomInt(numbers)), salt, iterations, 2 * halfBytes, 'sha256');
      const answer = derived.subarray(halfBytes).toString('base64url');
      const token = `${salt}.${expires}.${sign(salt, expires, network, answer)}`;
      return { token, salt, iterations, numbers, start: derived.subarray(0, halfBytes).toString('base64url') };
    },

    /**
     * Returns true if this answers a challenge of this network in time. The check is cheap. It does not tell if the
     * answer was used before.
     */
    isRight({ token, answer }: ProofOfWork, network: string, now: Date): boolean {
      const [, salt, expires, signature] = tokenPattern.exec(token) ?? [];
      if (salt === undefined || expires === undefined || signature === undefined) return false;
      const leftMs = Number(expires) * 1000 - now.getTime();
      // A challenge from the future was made before the clock was set back. Its age is unknown.
      if (leftMs <= 0 || leftMs > challengeSeconds * 1000) return false;
      return signers.some((each) => isSameText(signature, each(salt, Number(expires), network, answer)));
    },
  };
}
