import type { Language } from '@mwanzo/contract/language';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
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

/**
 * The lock makes concurrent changes wait until the session exists: a restriction then ends it, and another sign-in then
 * counts it.
 */
const insertSession = prepared<{ isStarted: true }>(
  'insert-session',
  `with session as (
     insert into sessions (id, user_id, created_at, expires_at, used_at, browser, system, device_hash)
     select $1, account.id, $3, $4, $7, $8, $9, $10 from (
       select id from users where id = $2 and restriction is null for no key update
     ) account
     returning id, user_id
   ), remembered as (
     ${rememberLanguage({ userId: 'user_id', language: '$6', from: 'session' })}
   )
   insert into refresh_tokens (hash, session_id, generation) select $5, id, 0 from session
     returning true as "isStarted"`,
);

// The lock makes tabs that refresh at the same time wait for each other.
const lockByToken = prepared<PresentedToken>(
  'lock-session-by-token',
  `select session.id as "sessionId", token.generation as "tokenGeneration", session.generation as "sessionGeneration",
     session.created_at as "createdAt",
     session.expires_at as "expiresAt", session.ended_at as "endedAt", session.end_reason as "endReason",
     session.device_hash as "deviceHash",
     account.id as "userId", account.role
   from refresh_tokens token
   join sessions session on session.id = token.session_id
   join users account on account.id = session.user_id
   where token.hash = $1
   for update of session`,
);

const advanceSession = prepared(
  'advance-session',
  `with session as (
     update sessions set generation = $2, expires_at = $3, used_at = $5, browser = coalesce(browser, $6),
       system = coalesce(system, $7)
     where id = $1 returning id
   ), forgotten as (
     delete from refresh_tokens where session_id = $1 and generation < $2 - ${usedTokensMax}
   )
   insert into refresh_tokens (hash, session_id, generation) select $4, id, $2 + 1 from session on conflict do nothing`,
);

const endSession = prepared(
  'end-session',
  'update sessions set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null',
);

const endByToken = prepared<{ id: number }>(
  'end-session-by-token',
  `update sessions set ended_at = $3, end_reason = 'signed_out'
   where id = (select session_id from refresh_tokens where hash = $2) and user_id = $1 and ended_at is null
     returning id`,
);

const endAllOf = prepared<{ id: number }>(
  'end-sessions-of-member',
  `update sessions set ended_at = $2, end_reason = $3 where user_id = $1 and ended_at is null returning id`,
);

const endOthersOf = prepared<{ id: number }>(
  'end-other-sessions-of-member',
  `update sessions set ended_at = $2, end_reason = $3
   where user_id = $1 and id <> $4 and ended_at is null returning id`,
);

const listEnded = prepared<{ id: number }>('list-ended-sessions', 'select id from ended_sessions where ended_at >= $1');

export const sessionStatements = { lockByToken, listEnded };

/** Sessions: families of refresh tokens. */
export function createSessionsRepository(on: Database | Transaction) {
  return {
    /** False when the member is suspended or banned, or has no account. */
    async insertSession(session: {
      id: number;
      userId: number;
      createdAt: Date;
      expiresAt: Date;
      tokenHash: Buffer;
      language: Language | null;
      device: DeviceName;
      deviceHash: Buffer | null;
    }): Promise<boolean> {
      const rows = await runPrepared(on, insertSession, [
        session.id,
        session.userId,
        session.createdAt,
        session.expiresAt,
        session.tokenHash,
        session.language,
        hourOf(session.createdAt),
        session.device.browser,
        session.device.system,
        session.deviceHash,
      ]);
      return rows.length > 0;
    },

    /** Finds the session of a token and locks it until the transaction ends. */
    async findSessionByToken(tokenHash: Buffer): Promise<PresentedToken | null> {
      const [row] = await runPrepared(on, lockByToken, [tokenHash]);
      return row ?? null;
    },

    /** Records that a generation was used, and the hash of the token that follows it. */
    async advanceSession(session: {
      id: number;
      generation: number;
      expiresAt: Date;
      successorHash: Buffer;
      usedAt: Date;
      device: DeviceName;
    }): Promise<void> {
      const { id, generation, expiresAt, successorHash, usedAt, device } = session;
      const used = [hourOf(usedAt), device.browser, device.system];
      await runPrepared(on, advanceSession, [id, generation, expiresAt, successorHash, ...used]);
    },

    async endSession(id: number, { now, reason }: SessionEnd): Promise<void> {
      await runPrepared(on, endSession, [id, now, reason]);
    },

    /**
     * Ends a member's session by one of its tokens. Returns its id, unless it has ended before or belongs to somebody
     * else.
     */
    async endSessionByToken(userId: number, tokenHash: Buffer, endedAt: Date): Promise<number[]> {
      return (await runPrepared(on, endByToken, [userId, tokenHash, endedAt])).map(({ id }) => id);
    },

    /** Returns the ids of those that had not ended before. */
    async endSessionsOf(userId: number, { now, reason }: SessionEnd): Promise<number[]> {
      return (await runPrepared(on, endAllOf, [userId, now, reason])).map(({ id }) => id);
    },

    /** Ends all sessions but one, and returns their ids. */
    async endOtherSessionsOf(userId: number, keptId: number, { now, reason }: SessionEnd): Promise<number[]> {
      return (await runPrepared(on, endOthersOf, [userId, now, reason, keptId])).map(({ id }) => id);
    },

    /** This includes sessions whose member is deleted. */
    async listEndedSessions(since: Date): Promise<number[]> {
      return (await runPrepared(on, listEnded, [since])).map(({ id }) => id);
    },
  };
}
