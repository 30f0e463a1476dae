import { sql, type Sql } from '../../../database/sql.ts';

// SQL for the credentials of members. A change of a password or an address also has to end sessions: `endSessionsOf`.

export interface Credentials {
  readonly id: number;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly confirmedAt: Date | null;
}

/**
 * Query for a member's credentials, by id or e-mail. `lock` prevents others from changing them until the transaction
 * ends.
 */
export function credentialsWith(by: { readonly id: string } | { readonly email: string }, lock = false): Sql {
  return sql`select member.id, member.email, member.full_name as "fullName", member.password_hash as "passwordHash",
      member.email_confirmed_at as "confirmedAt"
    from users member
      where ${'id' in by ? `member.id = ${by.id}` : `member.email = ${by.email}`}${lock ? ' for update' : ''}`;
}

/** Statement that changes a member's password. */
export function changePassword({ userId, hash }: Record<'userId' | 'hash', string>): Sql {
  return sql`update users set password_hash = ${hash} where id = ${userId}`;
}

/**
 * Statement that changes a member's address to one that they have confirmed. It fails on the unique constraint
 * users_email_unique, which also covers an address that its former owner may still take back.
 */
export function changeEmail({ userId, email, at }: Record<'userId' | 'email' | 'at', string>): Sql {
  return sql`update users set email = ${email}, email_confirmed_at = ${at} where id = ${userId}`;
}

/** Statement that marks the member's address as confirmed. It returns id, if the address is still this one. */
export function confirmEmail({ userId, email, at }: Record<'userId' | 'email' | 'at', string>): Sql {
  return sql`update users set email_confirmed_at = coalesce(email_confirmed_at, ${at})
    where id = ${userId} and email = ${email} returning id`;
}
