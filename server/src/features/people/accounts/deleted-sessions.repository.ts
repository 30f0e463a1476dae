import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';

/** The hash of a token with its browser's hash, if it had one. Both sides of the comparison are built like this. */
const withBrowser = (token: string, browser: string) => `sha256(${token} || coalesce(${browser}, ''::bytea))`;

// The newest tokens only: whoever has an older one is not told.
const rememberDeleted = prepared(
  'remember-sessions-of-deleted',
  `insert into deleted_sessions (token_hash, ended_at)
   select ${withBrowser('token.hash', 'session.device_hash')}, $2
   from sessions session join refresh_tokens token on token.session_id = session.id
   where session.user_id = $1 and token.generation >= session.generation
   on conflict do nothing`,
);

const findDeleted = prepared<{ isDeleted: boolean }>(
  'find-session-of-deleted',
  `select exists (
     select from deleted_sessions
     where token_hash in (${withBrowser('$1::bytea', '$2::bytea')}, ${withBrowser('$1::bytea', 'null::bytea')})
   ) as "isDeleted"`,
);

const forgetDeleted = prepared('forget-sessions-of-deleted', 'delete from deleted_sessions where ended_at < $1');

/** The sessions of deleted accounts, of which nothing is kept but hashes. */
export function createDeletedSessionsRepository(on: Database | Transaction) {
  return {
    /** Keeps of an account's sessions what recognises their tokens, before the account is deleted. */
    async remember(userId: number, now: Date): Promise<void> {
      await runPrepared(on, rememberDeleted, [userId, now]);
    },

    /** True for the newest token of a session whose account was deleted, from the browser that had the session. */
    async isDeleted(tokenHash: Buffer, deviceHash: Buffer | null): Promise<boolean> {
      return (await runPrepared(on, findDeleted, [tokenHash, deviceHash]))[0]?.isDeleted ?? false;
    },

    async forget(before: Date): Promise<void> {
      await runPrepared(on, forgetDeleted, [before]);
    },
  };
}
