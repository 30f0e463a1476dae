import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement, type Sql } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';

/** A member by their id, or by their address. */
type MemberKey = { readonly id: number } | { readonly email: string };

/** The account of a member, as sign-in, changes of a password or an address, and the operator ask for it. */
export interface Credentials {
  readonly id: number;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly confirmedAt: Date | null;
  readonly role: 'member' | 'moderator';
  /** The case that suspended or banned the member, and the end of the restriction; nulls without a restriction. */
  readonly restrictionCaseId: number | null;
  readonly restrictedUntil: Date | null;
  readonly joinedAt: Date;
}

const credentials = sql`select id, email, full_name as "fullName", password_hash as "passwordHash",
    email_confirmed_at as "confirmedAt", role, restriction_case_id as "restrictionCaseId",
    restricted_until as "restrictedUntil", created_at as "joinedAt" from users`;
const byKey = (locking: Sql) => ({
  id: statement<{ id: number }, Credentials>(({ id }) => sql`${credentials} where id = ${id}${locking}`),
  email: statement<{ email: string }, Credentials>(({ email }) => sql`${credentials} where email = ${email}${locking}`),
});
export const find = byKey(sql``);
const lock = byKey(sql` for update`);

/** Null when there is nobody. */
export const findCredentials = (on: Database | Transaction, by: MemberKey): Promise<Credentials | null> =>
  'id' in by ? getRow(on, find.id, by) : getRow(on, find.email, by);

/** Locks the member until the transaction ends. What is asked of their credentials is done one after the other. */
export const lockCredentials = (transaction: Transaction, by: MemberKey): Promise<Credentials | null> =>
  'id' in by ? getRow(transaction, lock.id, by) : getRow(transaction, lock.email, by);

/** Changes a password. Sessions have to end with it: `endSessionsOf` of accounts. */
export const changePassword = statement<{ id: number; hash: string }>(
  ({ id, hash }) => sql`update users set password_hash = ${hash} where id = ${id}`,
);

type ConfirmedEmail = { readonly id: number; readonly email: string; readonly at: Date };

/**
 * Moves a member to an address that they have confirmed. It fails on the unique constraint users_email_unique, which
 * also covers an address that its former owner may still take back.
 */
export const changeEmail = statement<ConfirmedEmail>(
  ({ id, email, at }) => sql`update users set email = ${email}, email_confirmed_at = ${at} where id = ${id}`,
);

/** Marks an address as confirmed. No row if the member now has another one. */
export const confirmEmail = statement<ConfirmedEmail, { id: number }>(
  ({ id, email, at }) => sql`update users set email_confirmed_at = coalesce(email_confirmed_at, ${at})
    where id = ${id} and email = ${email} returning id`,
);
