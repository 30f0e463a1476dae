import { z } from 'zod';
import { boundedText } from './bounded-text.ts';

/** A browser may solve this, so that a sign-up need not wait for its turn when those of its network come in waves. */
export const proofChallenge = z.object({
  /** Sent back with the answer. */
  token: z.string(),
  salt: z.string(),
  /** Of PBKDF2 with SHA-256. */
  iterations: z.number().int(),
  /** The number to find is below this. */
  numbers: z.number().int(),
  /** The first 16 of the 32 bytes that are derived from the number, in base64url. */
  start: z.string(),
});
export type ProofChallenge = z.infer<typeof proofChallenge>;

/** The answer is the other 16 bytes, in base64url. */
export const proofOfWork = z.object({ token: boundedText(200), answer: boundedText(100) });
export type ProofOfWork = z.infer<typeof proofOfWork>;
