import type { ProofChallenge, ProofOfWork } from '@mwanzo/contract/proof-of-work';
import { pbkdf2Sync } from 'node:crypto';

/** Solves a challenge as a browser does. */
export function solveProof({ token, salt, iterations, numbers, start }: ProofChallenge): ProofOfWork {
  for (let number = 0; number < numbers; number += 1) {
    const derived = pbkdf2Sync(String(number), salt, iterations, 32, 'sha256');
    if (derived.subarray(0, 16).toString('base64url') === start)
      return { token, answer: derived.subarray(16).toString('base64url') };
  }
  throw new Error('no number fits');
}
