import type { ProofOfWork } from '@mwanzo/contract/proof-of-work';
import { ApiError } from '../../../errors/api-error.ts';
import type { PasswordPlace } from '../../../gateways/passwords/password-hasher.ts';
import type { Proofs } from './proofs.ts';

interface Sender {
  readonly network: string;
  readonly proof: ProofOfWork | undefined;
  /** True if this device has signed in to the account before. */
  readonly isKnown: boolean;
}

/**
 * Does the work in the sender's lane of the password queue. A proof counts first, because a known device sends one only
 * after its own lane was full.
 *
 * @throws ApiError busy, with a challenge for the fast lane
 */
export async function workInLane<Result>(
  proofs: Proofs,
  { network, proof, isKnown }: Sender,
  work: (place: PasswordPlace) => Promise<Result>,
): Promise<Result> {
  const isProved = await proofs.accept(proof, network);
  const lane = isKnown ? 'known' : 'other';
  return offeringChallenge(proofs, network, () => work({ lane: isProved ? 'proved' : lane, network }));
}

/** Adds a challenge to the refusal when the queue is full. */
export async function offeringChallenge<Result>(
  proofs: Proofs,
  network: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'busy') throw error;
    const { retryAfterSeconds = 1 } = error;
    const challenge = await proofs.offer(network);
    throw new ApiError('busy', { retryAfterSeconds, ...(challenge && { more: { challenge } }) });
  }
}
