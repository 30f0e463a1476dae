import type { SessionUser } from '@mwanzo/contract/people/accounts';
import type { MemberDecision } from '@mwanzo/contract/trust/reports';
import type { Language } from '@mwanzo/contract/language';
import type { ProofOfWork } from '@mwanzo/contract/proof-of-work';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { PasswordHasher } from '../../../gateways/passwords/password-hasher.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import type { Doorbell } from '../../../gateways/queue/doorbell.ts';
import { findCredentials, lockCredentials } from '../../core/members/index.ts';
import { findIdentity } from '../profiles/index.ts';
import type { DeviceName } from './device-name.ts';
import { workInLane } from './fast-lane.ts';
import type { PasswordChecks } from './password-checks.ts';
import type { Proofs } from './proofs.ts';
import { presentSessionUser } from './present-session-user.ts';
import { startSessionUnlessRestricted, type IssueAccess } from './start-session.ts';

/** Queues a mail about a sign-in with an unknown browser, in the same transaction. */
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
  readonly proofs: Proofs;
  readonly issueAccess: IssueAccess;
  readonly restrictions: Restrictions;
  readonly requireSecondStep: RequireSecondStep;
  readonly events: EventBus;
  readonly mailNewDevice: MailNewDevice;
  /** Signing in rings this bell when a mail is due. */
  readonly mailBell: Doorbell;
}

/**
 * Admits a member who has no second step, or has typed its code.
 *
 * @throws ApiError second_factor_required, wrong_code, too_many_requests
 */
export type RequireSecondStep = (userId: number, code: string | undefined) => Promise<void>;

/** Decisions against members. The features that own the decisions provide these functions. */
export interface Restrictions {
  /** The explanation that a suspended or banned member gets. */
  explain(caseId: number): Promise<MemberDecision>;
  /** Ends a suspension whose time is over. */
  liftEnded(userId: number): Promise<void>;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The code of the second step. */
  readonly code?: string | undefined;
  /** A proof of work, for the fast lane when many others wait. */
  readonly proof?: ProofOfWork | undefined;
  /** The network of the request. Networks take turns in the queue for password checks. */
  readonly network: string;
  /** The id of the device, if this e-mail has signed in there before. */
  readonly deviceId: string | null;
  /** The language of the request. It is stored for a member whose language is not known yet. */
  readonly language: Language;
  readonly device: DeviceName;
  /** The hash of the browser's id, whoever has signed in there. */
  readonly deviceHash: Buffer | null;
  /** Returns true if an account has signed in with this browser before. */
  readonly knows: (email: string) => boolean;
}

/**
 * Signs a member in. An unknown e-mail and a wrong password get the same response, after the same work. A sender who
 * knows the password of a suspended or banned account learns the reason.
 */
export async function signIn(
  dependencies: SignInDependencies,
  { email, password, code, proof, network, deviceId, language, device, deviceHash, knows }: Credentials,
): Promise<{ access: string; refresh: string; user: SessionUser }> {
  const { database, clock, issueAccess, restrictions } = dependencies;
  const { account, isRight } = await checkPassword(dependencies, { email, password, proof, network, deviceId });
  if (!account || !isRight) throw new ApiError('wrong_credentials');
  await dependencies.requireSecondStep(account.id, code);
  const { restrictionCaseId: caseId, restrictedUntil: until } = account;
  if (caseId !== null && until !== null && until <= clock.now()) await restrictions.liftEnded(account.id);
  const session = await inTransaction(database, async (transaction) => {
    const locked = await lockCredentials(transaction, { email: account.email });
    // A new password or address has ended the sessions since then, and this one would not end with them.
    if (!locked || locked.passwordHash !== account.passwordHash) return null;
    const { role } = locked;
    const visit = { role, language, device, deviceHash };
    const started = await startSessionUnlessRestricted(transaction, account.id, clock, visit);
    if (started && !knows(account.email)) await dependencies.mailNewDevice(transaction, account, device);
    return started && { ...started, role };
  });
  const identity = session && (await getRow(database, findIdentity, { userId: account.id }));
  if (!session || !identity) throw await refusalOf(dependencies, email);
  dependencies.events.endSessions(session.ended);
  dependencies.mailBell.ring();
  const { role } = session;
  const access = await issueAccess({ userId: account.id, role }, session.id);
  return { access, refresh: session.refresh, user: presentSessionUser({ ...account, ...identity, role }) };
}

/** The account is looked up only when there is a place, so that a flood of requests costs the database nothing. */
function checkPassword(
  { database, passwords, passwordChecks, proofs }: SignInDependencies,
  {
    email,
    password,
    proof,
    network,
    deviceId,
  }: Pick<Credentials, 'email' | 'password' | 'proof' | 'network' | 'deviceId'>,
) {
  return workInLane(proofs, { network, proof, isKnown: deviceId !== null }, async (place) => {
    passwords.requireRoom(place);
    const account = isStorable(email) ? await findCredentials(database, { email }) : null;
    const isRight = await passwordChecks.run({ email, network, deviceId }, () =>
      passwords.verify(account?.passwordHash ?? null, password, place),
    );
    return { account, isRight };
  });
}

/** The restriction is read again, because it may be newer than the first look-up. */
async function refusalOf({ database, restrictions }: SignInDependencies, email: string): Promise<ApiError> {
  const account = await findCredentials(database, { email });
  if (!account || account.restrictionCaseId === null) return new ApiError('wrong_credentials');
  const decision = await restrictions.explain(account.restrictionCaseId);
  const code = decision.decision === 'ban' ? 'account_banned' : 'account_suspended';
  return new ApiError(code, { more: { decision } });
}

/** PostgreSQL cannot store U+0000: a query with it fails instead of finding nothing. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000');
}
