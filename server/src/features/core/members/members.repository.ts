import type { Database } from '../../../database/connect.ts';
import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { Credentials } from './credentials.repository.ts';
import { members } from './member-sql.ts';

/** A member as decisions ask about them. The columns are those of `members`. */
export interface Member {
  /** The name that others see. */
  readonly name: string;
  readonly isVerified: boolean;
  readonly isPaused: boolean;
  readonly isShown: boolean;
  readonly isKept: boolean;
  readonly isForEveryone: boolean;
  readonly isRestricted: boolean;
}

const find = statement<{ id: number }, Member>(
  ({ id }) => sql`
    select name, is_verified as "isVerified", is_paused as "isPaused", is_shown as "isShown", is_kept as "isKept",
      is_for_everyone as "isForEveryone", is_restricted as "isRestricted"
    from ${members} member where member.id = ${id}`,
);

const lock = statement<{ id: number }, { isRestricted: boolean }>(
  ({ id }) => sql`
    select restriction is not null as "isRestricted" from users where id = ${id} for no key update`,
);

const lockWhole = statement<{ id: number }, { id: number }>(
  ({ id }) => sql`select id from users where id = ${id} for update`,
);

interface NewMember {
  readonly id: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly fullName: string;
  readonly createdAt: Date;
}

const insert = statement<NewMember>(
  ({ id, email, passwordHash, fullName, createdAt }) => sql`
    insert into users (id, email, password_hash, full_name, created_at)
    values (${id}, ${email}, ${passwordHash}, ${fullName}, ${createdAt})`,
);

const updateRole = statement<{ id: number; role: Credentials['role'] }, { id: number }>(
  ({ id, role }) => sql`update users set role = ${role} where id = ${id} and role <> ${role} returning id`,
);

const deleteRow = statement<{ id: number }>(({ id }) => sql`delete from users where id = ${id}`);

/** Takes the right to tell the member of a sign-up with their address, once in a Nairobi day. */
const claimNotice = statement<{ email: string; day: string }, { id: number }>(
  ({ email, day }) => sql`
    update users set told_of_sign_up_on = ${day}::date
    where email = ${email} and told_of_sign_up_on is distinct from ${day}::date returning id`,
);

const releaseNotice = statement<{ email: string; day: string }>(
  ({ email, day }) => sql`
    update users set told_of_sign_up_on = null where email = ${email} and told_of_sign_up_on = ${day}::date`,
);

export const memberStatements = { find, lock, lockWhole, updateRole, claimNotice };

/** Null when there is nobody. */
export const findMember = (on: Database | Transaction, id: number): Promise<Member | null> => getRow(on, find, { id });

/**
 * Other changes that lock this member wait until the transaction ends. The lock does not cover the key, so writes that
 * refer to the member do not wait. Null when there is no such member.
 */
export const lockMember = (transaction: Transaction, id: number): Promise<{ isRestricted: boolean } | null> =>
  getRow(transaction, lock, { id });

/** Locks a member until the transaction ends, so that no new row refers to them. False when there is no such member. */
export async function lockWholeMember(transaction: Transaction, id: number): Promise<boolean> {
  return (await getRow(transaction, lockWhole, { id })) !== null;
}

/** Fails on the unique constraints users_email_unique and users_pkey. */
export async function insertMember(transaction: Transaction, member: NewMember): Promise<void> {
  await getRows(transaction, insert, member);
}

/** Returns false if the member has this role already. Access tokens name it, so sessions have to end with it. */
export async function changeRole(transaction: Transaction, change: { id: number; role: Credentials['role'] }) {
  return (await getRow(transaction, updateRole, change)) !== null;
}

/** Deletes the member with all rows that refer to them. */
export async function deleteMember(transaction: Transaction, id: number): Promise<void> {
  await getRows(transaction, deleteRow, { id });
}

/** Returns true if this is the day's first notice to the member with this address, by the Nairobi day. */
export async function claimSignUpNotice(on: Database, notice: { email: string; day: string }): Promise<boolean> {
  return (await getRow(on, claimNotice, notice)) !== null;
}

/** Releases the claim on the day's notice, because this one was not sent. */
export async function releaseSignUpNotice(on: Database, notice: { email: string; day: string }): Promise<void> {
  await getRows(on, releaseNotice, notice);
}
