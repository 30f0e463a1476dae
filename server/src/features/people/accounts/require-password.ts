import { ApiError } from '../../../errors/api-error.ts';
import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import type { PasswordHasher } from '../../../gateways/passwords/password-hasher.ts';
import { findCredentials, type Credentials } from '../../core/members/index.ts';
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
  /** The password that the member has typed as their current one. */
  readonly password: string;
  /** The network of the request. Networks take turns in the queue for password checks. */
  readonly network: string;
  /** The request's cookies, which tell if the account has signed in with this browser before. */
  readonly cookies: string | undefined;
}

/**
 * Requires the current password, so that a stolen session is not enough. Checks count towards the same budgets as
 * sign-ins, so a thief of a session gets no additional attempts.
 *
 * @throws ApiError wrong_password, too_many_requests
 */
export async function requirePassword(
  { database, passwords, passwordChecks, secretKey }: PasswordDependencies,
  { userId, password, network, cookies }: PasswordClaim,
): Promise<Credentials> {
  const account = await findCredentials(database, { id: userId });
  if (!account) throw new ApiError('wrong_password');
  const { email, passwordHash } = account;
  const device = readKnownDevice(cookies, secretKey);
  const deviceId = device.knows(email) ? device.deviceId : null;
  const isRight = await passwordChecks.run({ email, network, deviceId }, () =>
    passwords.verify(passwordHash, password, { lane: 'known', network }),
  );
  if (!isRight) throw new ApiError('wrong_password');
  return account;
}
