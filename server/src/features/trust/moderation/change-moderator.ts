import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { createModeratorsRepository, type NamedMember } from './moderators.repository.ts';

interface ChangeModeratorDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** Finds a member by an id, or by an e-mail in any case, as at sign-in. Null when there is nobody. */
export async function findMemberForOperator(database: Database, idOrEmail: string): Promise<NamedMember | null> {
  const named = idOrEmail.trim();
  const moderators = createModeratorsRepository(database);
  if (named.includes('@')) return moderators.findByEmail(named.toLowerCase());
  const id = /^[1-9]\d{0,15}$/.test(named) ? Number(named) : Number.NaN;
  return Number.isSafeInteger(id) ? moderators.findById(id) : null;
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
  return createModeratorsRepository(database).setRole(memberId, role, `${change}_moderator`, clock.now());
}
