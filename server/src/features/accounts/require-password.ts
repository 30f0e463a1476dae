import { ApiError } from '../../api-error.ts';
import type { Secret } from '../../config/secret.ts';
import type { Database } from '../../database/connect.ts';
import type { PasswordHasher } from '../../gateways/passwords/password-hasher.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import type { Credentials } from './credential-sql.ts';
import { readKnownDevice } from './known-device.ts';
import type { PasswordChecks } from './password-checks.ts';

interface PasswordDependencies {
  readonly database: Database;
  readonly passwords: PasswordHasher;
  readonly passwordChecks: PasswordChecks;
  readonly secretKey: Secret;
}

export interface PasswordClaim {
  readonly userId: number;
  /** What the member has typed as their present password. */
  readonly password: string;
  /** Where the request comes from. Networks take turns at having a password checked. */
  readonly network: string;
  /** The request's cookies, which tell whether the account has signed in with this browser before. */
  readonly cookies: string | undefined;
}

/**
 * Lets only somebody go on who knows the present password, not whoever holds a session. Checks count towards the same budgets
 * as sign-ins, so whoever has both gets no more tries.
 * @throws ApiError wrong_password, too_many_requests
 */
export async function requirePassword(
  { database, passwords, passwordChecks, secretKey }: PasswordDependencies,
  { userId, password, network, cookies }: PasswordClaim,
): Promise<Credentials> {
  const account = await createAccountsRepository(database).findCredentials(userId);
  if (!account) throw new ApiError('wrong_password');
  const { email, passwordHash } = account;
  const device = readKnownDevice(cookies, secretKey);
  const deviceId = device.knows(email) ? device.deviceId : null;
  const isRight = await passwordChecks.run({ email, network, deviceId }, () =>
    passwords.verify(passwordHash, password, network),
  );
  if (!isRight) throw new ApiError('wrong_password');
  return account;
}
