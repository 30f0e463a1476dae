import type { SessionUser } from '@mwanzo/contract/accounts';
import type { MemberDecision } from '@mwanzo/contract/reports';
import type { Language } from '@mwanzo/contract/language';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { PasswordHasher } from '../../gateways/passwords/password-hasher.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { EventBus } from '../../gateways/event-bus/event-bus.ts';
import type { Doorbell } from '../../gateways/queue/doorbell.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import type { DeviceName } from './device-name.ts';
import type { PasswordChecks } from './password-checks.ts';
import { presentSessionUser } from './present-session-user.ts';
import { startSessionUnlessRestricted, type IssueAccess } from './start-session.ts';

/** Has a mail sent about a sign-in in a browser that did not know the account, with the commit. */
export type MailNewDevice = (
  transaction: Transaction,
  account: { readonly id: number; readonly email: string },
  device: DeviceName,
) => Promise<void>;

export interface SignInDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly passwordChecks: PasswordChecks;
  readonly issueAccess: IssueAccess;
  readonly restrictions: Restrictions;
  readonly requireSecondStep: RequireSecondStep;
  readonly events: EventBus;
  readonly mailNewDevice: MailNewDevice;
  /** Rung when a mail waits. */
  readonly mailBell: Doorbell;
}

/**
 * Lets a member on who has no second step, or has typed its code.
 * @throws ApiError second_factor_required, wrong_code, too_many_requests
 */
export type RequireSecondStep = (userId: number, code: string | undefined) => Promise<void>;

/** What is known of decisions against members, by those who own them. */
export interface Restrictions {
  /** What a suspended or banned member is told. */
  explain(caseId: number): Promise<MemberDecision>;
  /** Ends a suspension whose time is over. */
  liftEnded(userId: number): Promise<void>;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the second step. */
  readonly code?: string | undefined;
  /** Where the request comes from. Networks take turns at having a password checked. */
  readonly network: string;
  /** The device, if this e-mail has signed in there before. */
  readonly deviceId: string | null;
  /** Remembered for a member whose language is not known yet. */
  readonly language: Language;
  readonly device: DeviceName;
  /** Whether an account has signed in with this browser before. */
  readonly knows: (email: string) => boolean;
}

/**
 * Signs a member in. An unknown e-mail and a wrong password get the same response, after the same work. Whoever knows the
 * password of a suspended or banned account is told why.
 */
export async function signIn(
  dependencies: SignInDependencies,
  { email, password, code, network, deviceId, language, device, knows }: Credentials,
): Promise<{ access: string; refresh: string; user: SessionUser }> {
  const { database, clock, passwords, passwordChecks, issueAccess, restrictions } = dependencies;
  const account = isStorable(email) ? await createAccountsRepository(database).findAccountByEmail(email) : null;
  const isRight = await passwordChecks.run({ email, network, deviceId }, () =>
    passwords.verify(account?.passwordHash ?? null, password, network),
  );
  if (!account || !isRight) throw new ApiError('wrong_credentials');
  await dependencies.requireSecondStep(account.id, code);
  const { restrictionCaseId: caseId, restrictedUntil: until } = account;
  if (caseId !== null && until !== null && until <= clock.now()) await restrictions.liftEnded(account.id);
  const session = await inTransaction(database, async (transaction) => {
    const started = await startSessionUnlessRestricted(transaction, account.id, clock, { language, device });
    if (started && !knows(account.email)) await dependencies.mailNewDevice(transaction, account, device);
    return started;
  });
  if (!session) throw await refusalOf(dependencies, email);
  dependencies.events.endSessions(session.ended);
  dependencies.mailBell.ring();
  const access = await issueAccess({ userId: account.id, role: account.role }, session.id);
  return { access, refresh: session.refresh, user: presentSessionUser(account) };
}

/** Read again: the member may have been restricted since they were looked up. */
async function refusalOf({ database, restrictions }: SignInDependencies, email: string): Promise<ApiError> {
  const account = await createAccountsRepository(database).findAccountByEmail(email);
  if (!account || account.restrictionCaseId === null) return new ApiError('wrong_credentials');
  const decision = await restrictions.explain(account.restrictionCaseId);
  const code = decision.decision === 'ban' ? 'account_banned' : 'account_suspended';
  return new ApiError(code, { more: { decision } });
}

/** PostgreSQL cannot store U+0000: a query with it fails instead of finding nothing. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000');
}
