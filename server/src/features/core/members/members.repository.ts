import { sql, statement } from '../../../database/sql.ts';
import type { Credentials } from './credentials.repository.ts';
import { members } from './member-sql.ts';

/** A member as decisions ask about them. The columns are those of `members`. */
export interface Member {
  readonly name: string;
  readonly isVerified: boolean;
  readonly isPaused: boolean;
  readonly isShown: boolean;
  readonly isKept: boolean;
  readonly isForEveryone: boolean;
  readonly isRestricted: boolean;
}

export const findMember = statement<{ id: number }, Member>(
  ({ id }) => sql`select name, is_verified as "isVerified", is_paused as "isPaused", is_shown as "isShown",
      is_kept as "isKept", is_for_everyone as "isForEveryone", is_restricted as "isRestricted"
    from ${members} member where member.id = ${id}`,
);

/**
 * Other changes that lock this member wait until the transaction ends. The lock does not cover the key, so writes that
 * refer to the member do not wait.
 */
export const lockMember = statement<{ id: number }, { isRestricted: boolean }>(
  ({ id }) => sql`select restriction is not null as "isRestricted" from users where id = ${id} for no key update`,
);

/** Locks a member until the transaction ends, so that no new row refers to them. */
export const lockWholeMember = statement<{ id: number }, { id: number }>(
  ({ id }) => sql`select id from users where id = ${id} for update`,
);

type NewMember = Pick<Credentials, 'id' | 'email' | 'passwordHash' | 'fullName'> & { readonly createdAt: Date };

/** Fails on the unique constraints users_email_unique and users_pkey. */
export const insertMember = statement<NewMember>(
  ({ id, email, passwordHash, fullName, createdAt }) => sql`
    insert into users (id, email, password_hash, full_name, created_at)
    values (${id}, ${email}, ${passwordHash}, ${fullName}, ${createdAt})`,
);

/** No row if the member has this role already. Access tokens name it, so sessions have to end with it. */
export const changeRole = statement<Pick<Credentials, 'id' | 'role'>, { id: number }>(
  ({ id, role }) => sql`update users set role = ${role} where id = ${id} and role <> ${role} returning id`,
);

/** Deletes the member with all rows that refer to them. */
export const deleteMember = statement<{ id: number }>(({ id }) => sql`delete from users where id = ${id}`);

/** Takes the right to tell the member of a sign-up with their address: a row, once in a Nairobi day. */
export const claimSignUpNotice = statement<{ email: string; day: string }, { id: number }>(
  ({ email, day }) => sql`update users set told_of_sign_up_on = ${day}::date
    where email = ${email} and told_of_sign_up_on is distinct from ${day}::date returning id`,
);

/** Releases the claim on the day's notice, because this one was not sent. */
export const releaseSignUpNotice = statement<{ email: string; day: string }>(
  ({ email, day }) => sql`update users set told_of_sign_up_on = null
    where email = ${email} and told_of_sign_up_on = ${day}::date`,
);
