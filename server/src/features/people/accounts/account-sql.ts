import { sql, type Sql } from '../../../database/sql.ts';

// SQL with which other features read and write accounts.

/** Condition: the member is a moderator now, even if their access token says otherwise. */
export function isModerator(memberId: string): Sql {
  return sql`exists (select from users actor where actor.id = ${memberId} and actor.role = 'moderator')`;
}

/** Row source of the members who are moderators now: id. */
export function moderators(alias: string): Sql {
  return sql`(select id from users where role = 'moderator') ${alias}`;
}

export function joinedAt(member: string): Sql {
  return sql`${member}.created_at`;
}

/** Query for the member with this id or e-mail: id, name, email, confirmedAt, role, joinedAt. */
export function accountWith(by: { readonly id: string } | { readonly email: string }): Sql {
  return sql`select member.id, member.full_name as name, member.email,
      member.email_confirmed_at as "confirmedAt", member.role, member.created_at as "joinedAt"
    from users member where ${'id' in by ? `member.id = ${by.id}` : `member.email = ${by.email}`}`;
}

/**
 * Statement that gives a role to the members whose ids are in the rows of `from`. It returns the ids of those who had
 * another role.
 */
export function changeRole(role: string, { from }: { from: string }): Sql {
  return sql`update users member set role = ${role} from ${from}
     where member.id = ${from}.id and member.role <> ${role} returning member.id`;
}

/** Statement that ends all sessions of the members whose role was changed: their ids are in the rows of `from`. */
export function endSessionsAfterRole({ from, at }: Record<'from' | 'at', string>): Sql {
  return sql`update sessions set ended_at = ${at}, end_reason = 'role_changed' from ${from}
     where sessions.user_id = ${from}.id and sessions.ended_at is null returning sessions.id`;
}

export function emailOf(member: string): Sql {
  return sql`${member}.email`;
}

/**
 * Statement that locks an account until the transaction ends, so that no new row refers to it. It returns no row if
 * there is no account.
 */
export function lockAccount(id: string): Sql {
  return sql`select id from users where id = ${id} for update`;
}

/** Query for the ids of all sessions of a member. */
export function sessionsOf(userId: string): Sql {
  return sql`select id from sessions where user_id = ${userId}`;
}

/** Statement that deletes an account with all rows that refer to it. */
export function deleteAccountRow(id: string): Sql {
  return sql`delete from users where id = ${id}`;
}
