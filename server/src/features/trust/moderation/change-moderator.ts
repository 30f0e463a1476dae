import { getRow } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { changeRoleOf, findMemberByEmail, findMemberById, type NamedMember } from './moderators.repository.ts';

interface ChangeModeratorDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** Finds a member by an id, or by an e-mail in any case, as at sign-in. Null when there is nobody. */
export async function findMemberForOperator(database: Database, idOrEmail: string): Promise<NamedMember | null> {
  const named = idOrEmail.trim();
  if (named.includes('@')) return getRow(database, findMemberByEmail, { email: named.toLowerCase() });
  const id = /^[1-9]\d{0,15}$/.test(named) ? Number(named) : Number.NaN;
  return Number.isSafeInteger(id) ? getRow(database, findMemberById, { id }) : null;
}

/**
 * Grants or revokes the moderator role on behalf of the operator, and records it in the audit. Only the id is accepted,
 * because an e-mail may not belong to the member. Returns null when nobody has the id, and false when nothing had to
 * change.
 */
export async function changeModerator(
  { database, clock }: ChangeModeratorDependencies,
  change: 'grant' | 'revoke',
  memberId: number,
): Promise<boolean | null> {
  const role = change === 'grant' ? 'moderator' : 'member';
  return changeRoleOf(database, { id: memberId, role, action: `${change}_moderator`, now: clock.now() });
}
