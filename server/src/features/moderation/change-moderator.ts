import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import { createModeratorsRepository } from './moderators.repository.ts';

interface ChangeModeratorDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Grants or revokes the moderator role on behalf of the operator, and records it in the audit. The case of the e-mail does
 * not matter, as at sign-in. Returns null when nobody has the e-mail, and false when nothing had to change.
 */
export async function changeModerator(
  { database, clock }: ChangeModeratorDependencies,
  change: 'grant' | 'revoke',
  email: string,
): Promise<boolean | null> {
  const role = change === 'grant' ? 'moderator' : 'member';
  return createModeratorsRepository(database).setRole(
    email.trim().toLowerCase(),
    role,
    `${change}_moderator`,
    clock.now(),
  );
}
