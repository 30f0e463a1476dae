import type { Language } from '@mwanzo/contract/language';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { lockMember, members } from '../../core/members/index.ts';
import { rememberLanguage } from '../settings/index.ts';
import type { DeviceName } from './device-name.ts';
import { hourOf, usedTokensMax, type PresentedGeneration, type SessionEnd } from './session-rules.ts';

interface PresentedToken extends Omit<PresentedGeneration, 'isElsewhere'> {
  readonly sessionId: number;
  /** The hash of the browser's id, or null if there was none at the sign-in. */
  readonly deviceHash: Buffer | null;
  readonly userId: number;
}

interface NewSession extends Pick<PresentedToken, 'userId' | 'createdAt' | 'expiresAt'> {
  readonly id: number;
  readonly tokenHash: Buffer;
  readonly language: Language | null;
  readonly device: DeviceName;
  readonly deviceHash: Buffer | null;
}

interface AdvancedSession {
  readonly id: number;
  readonly generation: number;
  readonly expiresAt: Date;
  readonly successorHash: Buffer;
  readonly usedAt: Date;
  readonly device: DeviceName;
}

const insertRow = statement<Omit<NewSession, 'device'> & DeviceName & { usedAt: Date }>(
  (input) => sql`
    insert into sessions (id, user_id, created_at, expires_at, used_at, browser, system, device_hash)
    values (${input.id}, ${input.userId}, ${input.createdAt}, ${input.expiresAt}, ${input.usedAt}, ${input.browser},
      ${input.system}, ${input.deviceHash})`,
);

/** A second use of the same token writes the same successor. */
const insertToken = statement<{ hash: Buffer; sessionId: number; generation: number }>(
  ({ hash, sessionId, generation }) => sql`
    insert into refresh_tokens (hash, session_id, generation) values (${hash}, ${sessionId}, ${generation})
    on conflict do nothing`,
);

const deleteUsedTokens = statement<{ sessionId: number; before: number }>(
  ({ sessionId, before }) => sql`
    delete from refresh_tokens where session_id = ${sessionId} and generation < ${before}`,
);

/** Finds the session of a token. The lock makes tabs that refresh at the same time wait for each other. */
export const lockByToken = statement<{ tokenHash: Buffer }, PresentedToken>(
  ({ tokenHash }) => sql`
    select session.id as "sessionId", token.generation as "tokenGeneration", session.generation as "sessionGeneration",
      session.created_at as "createdAt", session.expires_at as "expiresAt", session.ended_at as "endedAt",
      session.end_reason as "endReason", session.device_hash as "deviceHash", account.id as "userId", account.role
    from refresh_tokens token
    join sessions session on session.id = token.session_id
    join ${members} account on account.id = session.user_id
    where token.hash = ${tokenHash}
    for update of session`,
);

const advanceRow = statement<Omit<AdvancedSession, 'device' | 'successorHash'> & DeviceName>(
  (input) => sql`
    update sessions set generation = ${input.generation}, expires_at = ${input.expiresAt}, used_at = ${input.usedAt},
      browser = coalesce(browser, ${input.browser}), system = coalesce(system, ${input.system})
    where id = ${input.id}`,
);

export const endSession = statement<SessionEnd & { id: number }>(
  ({ id, now, reason }) => sql`
    update sessions set ended_at = ${now}, end_reason = ${reason} where id = ${id} and ended_at is null`,
);

/** All of a member's sessions but the one that is kept, if any, or the one of a token. */
type Meant = { readonly kept: number | null } | { readonly tokenHash: Buffer };

const end = statement<SessionEnd & { userId: number; kept: number | null; tokenHash: Buffer | null }, { id: number }>(
  ({ userId, now, reason, kept, tokenHash }) => sql`
    update sessions set ended_at = ${now}, end_reason = ${reason}
    where user_id = ${userId} and id is distinct from ${kept}::bigint and ended_at is null
      and (${tokenHash}::bytea is null or id = (select session_id from refresh_tokens where hash = ${tokenHash}))
    returning id`,
);

const listIds = statement<{ userId: number }, { id: number }>(
  ({ userId }) => sql`select id from sessions where user_id = ${userId}`,
);

/** This includes sessions whose member is deleted. */
export const listEnded = statement<{ since: Date }, { id: number }>(
  ({ since }) => sql`select id from ended_sessions where ended_at >= ${since}`,
);

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

/**
 * Returns false if the member is suspended or banned, or has no account. Their lock makes concurrent changes wait until
 * the session exists: a restriction then ends it, and another sign-in then counts it.
 */
export async function insertSession(transaction: Transaction, session: NewSession): Promise<boolean> {
  const { id, userId, device, createdAt, tokenHash, language } = session;
  const member = await getRow(transaction, lockMember, { id: userId });
  if (!member || member.isRestricted) return false;
  await getRows(transaction, insertRow, { ...session, ...device, usedAt: hourOf(createdAt) });
  await getRows(transaction, insertToken, { hash: tokenHash, sessionId: id, generation: 0 });
  if (language) await rememberLanguage(transaction, { userId, language });
  return true;
}

/** Records that a generation was used, and the hash of the token that follows it. The session is locked. */
export async function advanceSession(transaction: Transaction, { device, ...session }: AdvancedSession): Promise<void> {
  const { id: sessionId, generation, successorHash } = session;
  await getRows(transaction, advanceRow, { ...session, ...device, usedAt: hourOf(session.usedAt) });
  await getRows(transaction, deleteUsedTokens, { sessionId, before: generation - usedTokensMax });
  await getRows(transaction, insertToken, { hash: successorHash, sessionId, generation: generation + 1 });
}

/**
 * Ends sessions of a member, for example after `restrictMember`. Returns the ids of those that had not ended before:
 * publish them on the bus after the commit.
 */
export const endSessionsOf = async (on: Database | Transaction, userId: number, of: SessionEnd & Meant) =>
  idsOf(await getRows(on, end, { userId, kept: null, tokenHash: null, ...of }));

/** The ids of all sessions of a member, also of those that have ended. */
export const listSessionIds = async (on: Transaction, userId: number): Promise<number[]> =>
  idsOf(await getRows(on, listIds, { userId }));

/** This includes sessions whose member is deleted. */
export const listEndedSessions = async (on: Database, since: Date): Promise<number[]> =>
  idsOf(await getRows(on, listEnded, { since }));
