import type { ProofOfWork } from '@mwanzo/contract/proof-of-work';
import { ApiError } from '../../api-error.ts';
import type { Secret } from '../../config/secret.ts';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import { createKeyedHash } from '../../gateways/keyed-hash.ts';
import { challengeSeconds, createProofChallenges } from './proof-challenge.ts';
import { createTriesRepository } from './tries.repository.ts';

interface WaveDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly secretKey: Secret;
  /** The factor for all budgets. */
  readonly relaxation: number;
}

export interface SignUpWaves {
  /**
   * Lets the first sign-ups of a network in an hour go on, and further ones with a proof of work.
   * @throws ApiError proof_of_work_required, with a challenge
   */
  admit(network: string, proof: ProofOfWork | undefined): Promise<void>;
}

/** So many sign-ups of a network in an hour need no proof. A carrier's address has thousands of people. */
const freePerNetworkMax = 20;
const windowSeconds = 3600;

export function createSignUpWaves({ database, clock, secretKey, relaxation }: WaveDependencies): SignUpWaves {
  const tries = createTriesRepository(database);
  const subjectOf = createKeyedHash(secretKey, 'mwanzo sign-ups 1');
  const challenges = createProofChallenges(secretKey);

  /** All processes count together, so an answer is used once. */
  async function takes(kind: 'network' | 'proof', of: string, max: number, seconds: number): Promise<boolean> {
    const taken = await tries.take({ subject: subjectOf(kind, of), max, windowSeconds: seconds, now: clock.now() });
    return taken.tries <= max;
  }

  return {
    async admit(network, proof) {
      const isProved =
        proof !== undefined &&
        challenges.isRight(proof, network, clock.now()) &&
        (await takes('proof', proof.token, 1, challengeSeconds));
      if (isProved || (await takes('network', network, freePerNetworkMax * relaxation, windowSeconds))) return;
      const challenge = await challenges.make(network, clock.now());
      throw new ApiError('proof_of_work_required', { more: { challenge } });
    },
  };
}
