import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { PasswordHasher } from '../../../gateways/passwords/password-hasher.ts';
import type { PasswordChecks } from '../accounts/index.ts';

export interface SecondFactorDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly passwordChecks: PasswordChecks;
  readonly secretKey: Secret;
  readonly vaultKey: Secret;
}
