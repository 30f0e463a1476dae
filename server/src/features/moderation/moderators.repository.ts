import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';
import { changeRole, memberWithEmail } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';

const setRole = prepared<{ isChanged: boolean }>(
  'set-moderator-role',
  `with found as (
     ${memberWithEmail('$1')}
   ), changed as (
     ${changeRole('$2', { from: 'found' })}
   ), logged as (
     ${writeAudit({ moderatorId: 'null', action: '$3', verificationId: 'null', userId: 'id', at: '$4', from: 'changed' })}
   )
   select exists (select from changed) as "isChanged" from found`,
);

export const moderatorStatements = { setRole };

export function createModeratorsRepository(on: Database) {
  return {
    /** Gives a member the role and records it in the audit. Returns whether that changed anything, or null without such a member. */
    async setRole(
      email: string,
      role: 'member' | 'moderator',
      action: 'grant_moderator' | 'revoke_moderator',
      now: Date,
    ): Promise<boolean | null> {
      const [row] = await runPrepared(on, setRole, [email, role, action, now]);
      return row?.isChanged ?? null;
    },
  };
}
