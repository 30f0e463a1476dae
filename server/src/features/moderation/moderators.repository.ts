import type { Database } from '../../database/connect.ts';
import { prepared, runPrepared } from '../../database/prepared.ts';

const setRole = prepared<{ isChanged: boolean }>(
  'set-moderator-role',
  `with found as (
     select id, role from users where email = $1
   ), changed as (
     update users member set role = $2 from found where member.id = found.id and member.role <> $2 returning member.id
   ), logged as (
     insert into moderation_audit (action, user_id, created_at) select $3, id, $4 from changed
   )
   select exists (select from changed) as "isChanged" from found`,
);

export const moderatorStatements = { setRole };

export function createModeratorsRepository(on: Database) {
  return {
    /** Gives a member the role and writes it into the audit; whether that changed anything, or null without such a member. */
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
