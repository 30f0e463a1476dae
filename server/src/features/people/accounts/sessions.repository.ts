import type { Language } from '@mwanzo/contract/language';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { lockMember, members } from '../../core/members/index.ts';
import { rememberLanguage } from '../settings/index.ts';
import type { DeviceName } from './device-name.ts';
import { hourOf, usedTokensMax, type PresentedGeneration, type SessionEnd } from './session-rules.ts';

/** The hash of the browser's id is null if there was none at the sign-in. */
type NewSession = { id: number; userId: number; createdAt: Date; expiresAt: Date; deviceHash: Buffer | null };

const insertRow = statement<NewSession & DeviceName & { usedAt: Date }>(
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

type Presented = Pick<NewSession, 'userId' | 'deviceHash'> & Omit<PresentedGeneration, 'isElsewhere'>;

/** Finds the session of a token. The lock makes tabs that refresh at the same time wait for each other. */
export const lockByToken = statement<{ tokenHash: Buffer }, Presented & { sessionId: number; email: string }>(
  ({ tokenHash }) => sql`
    select session.id as "sessionId", token.generation as "tokenGeneration", session.generation as "sessionGeneration",
      session.created_at as "createdAt", session.expires_at as "expiresAt", session.ended_at as "endedAt",
      session.end_reason as "endReason", session.device_hash as "deviceHash", account.id as "userId", account.role,
      account.email
    from refresh_tokens token
    join sessions session on session.id = token.session_id
    join ${members} account on account.id = session.user_id
    where token.hash = ${tokenHash}
    for update of session`,
);

/** The one of these tokens that exists. */
export const findToken = statement<{ hashes: readonly Buffer[] }, { hash: Buffer }>(
  ({ hashes }) => sql`select hash from refresh_tokens where hash = any (${hashes}::bytea[])`,
);

type Use = { id: number; generation: number; expiresAt: Date; usedAt: Date };

const advanceRow = statement<Use & DeviceName>(
  (input) => sql`
    update sessions set generation = ${input.generation}, expires_at = ${input.expiresAt}, used_at = ${input.usedAt},
      browser = coalesce(browser, ${input.browser}), system = coalesce(system, ${input.system})
    where id = ${input.id}`,
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

/** All sessions of a member, also those that have ended. */
export const listSessionIds = statement<{ userId: number }, { id: number }>(
  ({ userId }) => sql`select id from sessions where user_id = ${userId}`,
);

/** This includes sessions whose member is deleted. */
export const listEnded = statement<{ since: Date }, { id: number }>(
  ({ since }) => sql`select id from ended_sessions where ended_at >= ${since}`,
);

/**
 * Returns false if the member is suspended or banned, or has no account. Their lock makes concurrent changes wait until
 * the session exists: a restriction then ends it, and another sign-in then counts it.
 */
export async function insertSession(
  transaction: Transaction,
  session: NewSession,
  { device, tokenHash, language }: { device: DeviceName; tokenHash: Buffer; language: Language | null },
): Promise<boolean> {
  const { id, userId, createdAt } = session;
  const member = await getRow(transaction, lockMember, { id: userId });
  if (!member || member.isRestricted) return false;
  await getRows(transaction, insertRow, { ...session, ...device, usedAt: hourOf(createdAt) });
  await getRows(transaction, insertToken, { hash: tokenHash, sessionId: id, generation: 0 });
  if (language) await getRows(transaction, rememberLanguage, { userId, language });
  return true;
}

/** Records that a generation was used, and the hash of the token that follows it. The session is locked. */
export async function advanceSession(on: Transaction, use: Use, device: DeviceName, successorHash: Buffer) {
  const { id: sessionId, generation } = use;
  await getRows(on, advanceRow, { ...use, ...device, usedAt: hourOf(use.usedAt) });
  await getRows(on, deleteUsedTokens, { sessionId, before: generation - usedTokensMax });
  await getRows(on, insertToken, { hash: successorHash, sessionId, generation: generation + 1 });
}

/**
 * Ends sessions of a member, for example after `restrictMember`. Returns the ids of those that had not ended before:
 * publish them on the bus after the commit.
 */
export const endSessionsOf = async (on: Database | Transaction, userId: number, of: SessionEnd & Meant) =>
  (await getRows(on, end, { userId, kept: null, tokenHash: null, ...of })).map(({ id }) => id);

/** Ends the least recently used sessions beyond `keptMax`. */
export const endOldestSessions = statement<{ userId: number; endedAt: Date; keptMax: number }, { id: number }>(
  ({ userId, endedAt, keptMax }) => sql`
    update sessions set ended_at = ${endedAt}, end_reason = 'too_many' where id in (
      select id from sessions where user_id = ${userId} and ended_at is null and expires_at > ${endedAt}
      order by used_at desc, created_at desc, id offset ${keptMax}
    ) returning id`,
);

/** No row when the member has no such session. It is not live when it had ended before. */
export const endOwn = statement<{ userId: number; id: number; endedAt: Date }, { id: number; isLive: boolean }>(
  ({ userId, id, endedAt }) => sql`
    with found as (
      select id from sessions where id = ${id} and user_id = ${userId} and expires_at > ${endedAt}
    ), ended as (
      update sessions set ended_at = ${endedAt}, end_reason = 'signed_out'
      where id in (select id from found) and ended_at is null returning id
    )
    select id, exists (select from ended) as "isLive" from found`,
);

type LiveSession = DeviceName & { id: number; createdAt: Date; usedAt: Date };

/** The open sessions, most recently used first. */
export const listLiveSessions = statement<{ userId: number; now: Date }, LiveSession>(
  ({ userId, now }) => sql`
    select id, browser, system, created_at as "createdAt", used_at as "usedAt" from sessions
    where user_id = ${userId} and ended_at is null and expires_at > ${now} order by used_at desc, created_at desc, id`,
);

/** Deletes sessions that ended or expired before this time, with their tokens, a limited number at once. */
export const deleteOldSessions = statement<{ before: Date; limit: number }, { id: number }>(
  ({ before, limit }) => sql`
    delete from sessions
    where id in (select id from sessions where coalesce(ended_at, expires_at) < ${before} limit ${limit})
    returning id`,
);

/** Deletes the records of ended sessions from before a time, and those of deleted accounts from before another. */
export const deleteEndedSessions = statement<{ before: Date; deletedBefore: Date }>(
  ({ before, deletedBefore }) => sql`
    with deleted as (delete from deleted_sessions where ended_at < ${deletedBefore})
    delete from ended_sessions where ended_at < ${before}`,
);

// Of the sessions of deleted accounts, nothing is kept but hashes.

/** The hash of a token with its browser's hash, if it had one. Both sides of the comparison are built like this. */
const withBrowser = (token: Sql, browser: Sql) => sql`sha256(${token} || coalesce(${browser}, ''::bytea))`;

/** Keeps of an account's sessions what recognises their newest tokens, before the account is deleted. */
export const rememberDeletedSessions = statement<{ userId: number; now: Date }>(
  ({ userId, now }) => sql`
    insert into deleted_sessions (token_hash, ended_at)
    select ${withBrowser(sql`token.hash`, sql`session.device_hash`)}, ${now}
    from sessions session join refresh_tokens token on token.session_id = session.id
    where session.user_id = ${userId} and token.generation >= session.generation
    on conflict do nothing`,
);

/** A row for the newest token of a session whose account was deleted, from the browser that had the session. */
export const findDeletedSession = statement<{ tokenHash: Buffer; deviceHash: Buffer | null }>(
  ({ tokenHash, deviceHash }) => sql`
    select from deleted_sessions
    where token_hash in (${withBrowser(sql`${tokenHash}::bytea`, sql`${deviceHash}::bytea`)},
      ${withBrowser(sql`${tokenHash}::bytea`, sql`null::bytea`)})`,
);
