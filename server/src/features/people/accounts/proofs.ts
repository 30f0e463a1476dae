import type { ProofChallenge, ProofOfWork } from '@mwanzo/contract/proof-of-work';
import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { createKeyedHash } from '../../../gateways/keyed-hash.ts';
import { networkPath } from '../../../gateways/passwords/network-path.ts';
import { createOffers } from './offer-rules.ts';
import { challengeSeconds, createProofChallenges } from './proof-challenge.ts';
import { takeTry } from './tries.repository.ts';

export interface ProofDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly secretKey: Secret;
}

/** Proofs of work, with which a sign-up or a sign-in need not wait for others. */
export interface Proofs {
  make(network: string): Promise<ProofChallenge>;
  /** A challenge, or null if this network got several just now: making one costs work, and refusing should not. */
  offer(network: string): Promise<ProofChallenge | null>;
  /** Resolves to true if this answers a challenge of this network. Each answer counts only once. */
  accept(proof: ProofOfWork | undefined, network: string): Promise<boolean>;
}

export function createProofs({ database, clock, secretKey }: ProofDependencies): Proofs {
  const hash = createKeyedHash(secretKey, 'mwanzo sign-ups 1');
  const challenges = createProofChallenges(secretKey);
  const offers = createOffers();
  return {
    make: (network) => challenges.make(network, clock.now()),
    async offer(network) {
      const [widest = network] = networkPath(network);
      return offers.take(widest, clock.now()) ? challenges.make(network, clock.now()) : null;
    },
    async accept(proof, network) {
      if (proof === undefined || !challenges.isRight(proof, network, clock.now())) return false;
      const subject = hash('proof', proof.token);
      const taken = await takeTry(database, { subject, max: 1, windowSeconds: challengeSeconds, now: clock.now() });
      return taken.retryAfterSeconds === 0;
    },
  };
}
