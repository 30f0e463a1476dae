import type { Language } from '@mwanzo/contract/language';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { rememberLanguage } from '../settings/index.ts';
import type { DeviceName } from './device-name.ts';
import { hourOf, usedTokensMax, type SessionEnd, type StoredEndReason } from './session-rules.ts';

export interface PresentedToken {
  readonly sessionId: number;
  /** The generation of the presented token within its session, from 0. */
  readonly tokenGeneration: number;
  /** The highest generation that the client has used. */
  readonly sessionGeneration: number;
  /** The time of the sign-in. */
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: StoredEndReason | null;
  /** The hash of the browser's id, or null if there was none at the sign-in. */
  readonly deviceHash: Buffer | null;
  readonly userId: number;
  readonly role: 'member' | 'moderator';
}

interface NewSession {
  readonly id: number;
  readonly userId: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
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

/**
 * The lock makes concurrent changes wait until the session exists: a restriction then ends it, and another sign-in then
 * counts it.
 */
const insertSession = statement<Omit<NewSession, 'device'> & DeviceName & { usedAt: Date }, { isStarted: true }>(
  (input) => sql`
    with session as (
      insert into sessions (id, user_id, created_at, expires_at, used_at, browser, system, device_hash)
      select ${input.id}, account.id, ${input.createdAt}, ${input.expiresAt}, ${input.usedAt}, ${input.browser},
        ${input.system}, ${input.deviceHash} from (
        select id from users where id = ${input.userId} and restriction is null for no key update
      ) account
      returning id, user_id
    ), remembered as (
      ${rememberLanguage({ userId: 'user_id', language: input.language, from: 'session' })}
    )
    insert into refresh_tokens (hash, session_id, generation) select ${input.tokenHash}, id, 0 from session
    returning true as "isStarted"`,
);

// The lock makes tabs that refresh at the same time wait for each other.
export const lockByToken = statement<{ tokenHash: Buffer }, PresentedToken>(
  ({ tokenHash }) => sql`
    select session.id as "sessionId", token.generation as "tokenGeneration", session.generation as "sessionGeneration",
      session.created_at as "createdAt", session.expires_at as "expiresAt", session.ended_at as "endedAt",
      session.end_reason as "endReason", session.device_hash as "deviceHash", account.id as "userId", account.role
    from refresh_tokens token
    join sessions session on session.id = token.session_id
    join users account on account.id = session.user_id
    where token.hash = ${tokenHash}
    for update of session`,
);

const advanceSession = statement<Omit<AdvancedSession, 'device'> & DeviceName>(
  (input) => sql`
    with session as (
      update sessions set generation = ${input.generation}, expires_at = ${input.expiresAt}, used_at = ${input.usedAt},
        browser = coalesce(browser, ${input.browser}), system = coalesce(system, ${input.system})
      where id = ${input.id} returning id
    ), forgotten as (
      delete from refresh_tokens
      where session_id = ${input.id} and generation < ${input.generation} - ${String(usedTokensMax)}
    )
    insert into refresh_tokens (hash, session_id, generation)
    select ${input.successorHash}, id, ${input.generation} + 1 from session on conflict do nothing`,
);

const endSession = statement<SessionEnd & { id: number }>(
  ({ id, now, reason }) => sql`
    update sessions set ended_at = ${now}, end_reason = ${reason} where id = ${id} and ended_at is null`,
);

const endByToken = statement<{ userId: number; tokenHash: Buffer; endedAt: Date }, { id: number }>(
  ({ userId, tokenHash, endedAt }) => sql`
    update sessions set ended_at = ${endedAt}, end_reason = 'signed_out'
    where id = (select session_id from refresh_tokens where hash = ${tokenHash}) and user_id = ${userId}
      and ended_at is null
    returning id`,
);

const endAllOf = statement<SessionEnd & { userId: number }, { id: number }>(
  ({ userId, now, reason }) => sql`
    update sessions set ended_at = ${now}, end_reason = ${reason}
    where user_id = ${userId} and ended_at is null returning id`,
);

const endOthersOf = statement<SessionEnd & { userId: number; keptId: number }, { id: number }>(
  ({ userId, now, reason, keptId }) => sql`
    update sessions set ended_at = ${now}, end_reason = ${reason}
    where user_id = ${userId} and id <> ${keptId} and ended_at is null returning id`,
);

export const listEnded = statement<{ since: Date }, { id: number }>(
  ({ since }) => sql`select id from ended_sessions where ended_at >= ${since}`,
);

/** Sessions: families of refresh tokens. */
export function createSessionsRepository(on: Database | Transaction) {
  return {
    /** False when the member is suspended or banned, or has no account. */
    async insertSession(session: NewSession): Promise<boolean> {
      const { device, createdAt } = session;
      const row = { ...session, ...device, usedAt: hourOf(createdAt) };
      return (await getRow(on, insertSession, row)) !== null;
    },

    /** Finds the session of a token and locks it until the transaction ends. */
    findSessionByToken(tokenHash: Buffer): Promise<PresentedToken | null> {
      return getRow(on, lockByToken, { tokenHash });
    },

    /** Records that a generation was used, and the hash of the token that follows it. */
    async advanceSession({ device, ...session }: AdvancedSession): Promise<void> {
      await getRows(on, advanceSession, { ...session, ...device, usedAt: hourOf(session.usedAt) });
    },

    async endSession(id: number, { now, reason }: SessionEnd): Promise<void> {
      await getRows(on, endSession, { id, now, reason });
    },

    /**
     * Ends a member's session by one of its tokens. Returns its id, unless it has ended before or belongs to somebody
     * else.
     */
    async endSessionByToken(userId: number, tokenHash: Buffer, endedAt: Date): Promise<number[]> {
      return (await getRows(on, endByToken, { userId, tokenHash, endedAt })).map(({ id }) => id);
    },

    /** Returns the ids of those that had not ended before. */
    async endSessionsOf(userId: number, { now, reason }: SessionEnd): Promise<number[]> {
      return (await getRows(on, endAllOf, { userId, now, reason })).map(({ id }) => id);
    },

    /** Ends all sessions but one, and returns their ids. */
    async endOtherSessionsOf(userId: number, keptId: number, { now, reason }: SessionEnd): Promise<number[]> {
      return (await getRows(on, endOthersOf, { userId, now, reason, keptId })).map(({ id }) => id);
    },

    /** This includes sessions whose member is deleted. */
    async listEndedSessions(since: Date): Promise<number[]> {
      return (await getRows(on, listEnded, { since })).map(({ id }) => id);
    },
  };
}
