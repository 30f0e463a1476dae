import { getRows, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';

// Of the sessions of deleted accounts, nothing is kept but hashes.

/** The hash of a token with its browser's hash, if it had one. Both sides of the comparison are built like this. */
const withBrowser = (token: Sql, browser: Sql) => sql`sha256(${token} || coalesce(${browser}, ''::bytea))`;

/** The newest tokens only: whoever has an older one is not told. */
const remember = statement<{ userId: number; now: Date }>(
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

export const deleteDeletedSessions = statement<{ before: Date }>(
  ({ before }) => sql`delete from deleted_sessions where ended_at < ${before}`,
);

/** Keeps of an account's sessions what recognises their tokens, before the account is deleted. */
export async function rememberDeletedSessions(on: Transaction, userId: number, now: Date): Promise<void> {
  await getRows(on, remember, { userId, now });
}
