import type { SessionUser } from '@mwanzo/contract/accounts';
import type { Language } from '@mwanzo/contract/language';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { PasswordHasher } from '../../gateways/passwords/password-hasher.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { presentSessionUser } from './present-session-user.ts';
import { startSession, type IssueAccess } from './start-session.ts';

interface SignInDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly issueAccess: IssueAccess;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Where the request comes from. Networks take turns at having a password checked. */
  readonly network: string;
  /** Remembered for a member whose language is not known yet. */
  readonly language: Language;
}

/** Signs a member in. An unknown e-mail and a wrong password get the same response, after the same work. */
export async function signIn(
  dependencies: SignInDependencies,
  { email, password, network, language }: Credentials,
): Promise<{ access: string; refresh: string; user: SessionUser }> {
  const { database, clock, passwords, issueAccess } = dependencies;
  const account = isStorable(email) ? await createAccountsRepository(database).findAccountByEmail(email) : null;
  const isRight = await passwords.verify(account?.passwordHash ?? null, password, network);
  if (!account || !isRight) throw new ApiError('wrong_credentials');
  const session = await startSession(database, account.id, clock, language);
  const access = await issueAccess({ userId: account.id, role: account.role }, session.id);
  return { access, refresh: session.refresh, user: presentSessionUser(account) };
}

/** PostgreSQL cannot store U+0000: a query with it fails instead of finding nothing. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000');
}
