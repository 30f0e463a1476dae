import { createArgon2PasswordHasher } from '../gateways/passwords/argon2-password-hasher.ts';
import type { PasswordHasher } from '../gateways/passwords/password-hasher.ts';

/** Hashes with the cheapest parameters that argon2 allows, for tests that are not about the hash. */
export function createCheapPasswordHasher(): PasswordHasher {
  return createArgon2PasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 });
}
