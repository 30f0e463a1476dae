// SQL for how a member signs in. Who changes a password or an address ends sessions too: `endSessionsOf`.

export interface Credentials {
  readonly id: number;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly confirmedAt: Date | null;
}

/** Query for a member's credentials, by id or e-mail. `lock` keeps others from changing them meanwhile. */
export function credentialsWith(by: { readonly id: string } | { readonly email: string }, lock = false): string {
  return `select member.id, member.email, member.full_name as "fullName", member.password_hash as "passwordHash",
      member.email_confirmed_at as "confirmedAt"
    from users member where ${'id' in by ? `member.id = ${by.id}` : `member.email = ${by.email}`}${lock ? ' for update' : ''}`;
}

/** Statement that gives a member another password. */
export function changePassword({ userId, hash }: Record<'userId' | 'hash', string>): string {
  return `update users set password_hash = ${hash} where id = ${userId}`;
}

/**
 * Statement that gives a member an address which they have proven to be theirs. It fails on the unique constraint
 * users_email_unique, also while somebody else may still take the address back.
 */
export function changeEmail({ userId, email, at }: Record<'userId' | 'email' | 'at', string>): string {
  return `update users set email = ${email}, email_confirmed_at = ${at} where id = ${userId}`;
}

/** Statement that notes that the member's address is theirs. It returns id, if the address is still this one. */
export function confirmEmail({ userId, email, at }: Record<'userId' | 'email' | 'at', string>): string {
  return `update users set email_confirmed_at = coalesce(email_confirmed_at, ${at})
    where id = ${userId} and email = ${email} returning id`;
}
