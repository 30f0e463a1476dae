import { z } from 'zod';
import { boundedText } from './bounded-text.ts';

/**
 * A challenge that a browser may solve, so that a sign-up need not wait for its turn during a wave of sign-ups from its
 * network, and a sign-in need not wait while too many others do.
 */
export const proofChallenge = z.object({
  /** The client sends this back with its answer. */
  token: z.string(),
  salt: z.string(),
  /** The number of rounds of PBKDF2 with SHA-256. */
  iterations: z.number().int(),
  /** The number that the client has to find is below this. */
  numbers: z.number().int(),
  /** The first 16 of the 32 bytes that are derived from the number, in base64url. */
  start: z.string(),
});
export type ProofChallenge = z.infer<typeof proofChallenge>;

/** The answer is the other 16 bytes, in base64url. */
export const proofOfWork = z.object({ token: boundedText(200), answer: boundedText(100) });
export type ProofOfWork = z.infer<typeof proofOfWork>;
