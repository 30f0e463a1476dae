import type { Database } from '../../database/connect.ts';
import type { Clock } from '../../gateways/clock.ts';
import { createModeratorsRepository } from './moderators.repository.ts';

interface ChangeModeratorDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Makes a member a moderator, or no longer one, as the operator wishes; the audit knows of it. The e-mail counts as at
 * sign-in, without case. Null: nobody has it; false: it was so already.
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
