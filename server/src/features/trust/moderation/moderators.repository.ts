import type { Database } from '../../../database/connect.ts';
import { getRow, sql, statement } from '../../../database/sql.ts';
import { accountWith, changeRole, endSessionsAfterRole } from '../../people/accounts/index.ts';
import { writeAudit } from '../../people/audit/index.ts';

/** A member as the operator sees them, so that the right one is chosen. */
export interface NamedMember {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** The time when they confirmed the address. */
  readonly confirmedAt: Date | null;
  readonly role: 'member' | 'moderator';
  readonly joinedAt: Date;
}

export const findMemberById = statement<{ id: number }, NamedMember>(({ id }) => sql`${accountWith({ id: id })}`);
export const findMemberByEmail = statement<{ email: string }, NamedMember>(
  ({ email }) => sql`${accountWith({ email: email })}`,
);

const setRole = statement<
  { id: number; role: 'member' | 'moderator'; action: 'grant_moderator' | 'revoke_moderator'; now: Date },
  { isChanged: boolean }
>(
  (input) => sql`
   with found as (
     ${accountWith({ id: input.id })}
   ), changed as (
     ${changeRole(input.role, { from: 'found' })}
   ), demoted as (
     select id from changed where ${input.role} = 'member'
   ), ended as (
     ${endSessionsAfterRole({ from: 'demoted', at: input.now })}
   ), logged as (
     ${writeAudit({
       moderatorId: 'null',
       action: input.action,
       verificationId: 'null',
       userId: 'id',
       at: input.now,
       from: 'changed',
     })}
   )
   select exists (select from changed) as "isChanged" from found`,
);

export const moderatorStatements = { findById: findMemberById, findByEmail: findMemberByEmail, setRole };

/**
 * Gives a member the role and records it in the audit. Somebody who loses the moderator role is signed out
 * everywhere, because access tokens contain the role. Returns true if that changed anything, and null without such
 * a member.
 */
export async function changeRoleOf(
  on: Database,
  {
    id,
    role,
    action,
    now,
  }: { id: number; role: 'member' | 'moderator'; action: 'grant_moderator' | 'revoke_moderator'; now: Date },
): Promise<boolean | null> {
  const row = await getRow(on, setRole, { id, role, action, now });
  return row?.isChanged ?? null;
}
