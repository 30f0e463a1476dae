import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
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

const findById = prepared<NamedMember>('find-member-for-operator', accountWith({ id: '$1' }));
const findByEmail = prepared<NamedMember>('find-member-for-operator-by-email', accountWith({ email: '$1' }));

const setRole = prepared<{ isChanged: boolean }>(
  'set-moderator-role',
  `with found as (
     ${accountWith({ id: '$1' })}
   ), changed as (
     ${changeRole('$2', { from: 'found' })}
   ), demoted as (
     select id from changed where $2 = 'member'
   ), ended as (
     ${endSessionsAfterRole({ from: 'demoted', at: '$4' })}
   ), logged as (
     ${writeAudit({
       moderatorId: 'null',
       action: '$3',
       verificationId: 'null',
       userId: 'id',
       at: '$4',
       from: 'changed',
     })}
   )
   select exists (select from changed) as "isChanged" from found`,
);

export const moderatorStatements = { findById, findByEmail, setRole };

export function createModeratorsRepository(on: Database) {
  return {
    async findById(id: number): Promise<NamedMember | null> {
      const [row] = await runPrepared(on, findById, [id]);
      return row ?? null;
    },

    async findByEmail(email: string): Promise<NamedMember | null> {
      const [row] = await runPrepared(on, findByEmail, [email]);
      return row ?? null;
    },

    /**
     * Gives a member the role and records it in the audit. Somebody who loses the moderator role is signed out
     * everywhere, because access tokens contain the role. Returns true if that changed anything, and null without such
     * a member.
     */
    async setRole(
      id: number,
      role: 'member' | 'moderator',
      action: 'grant_moderator' | 'revoke_moderator',
      now: Date,
    ): Promise<boolean | null> {
      const [row] = await runPrepared(on, setRole, [id, role, action, now]);
      return row?.isChanged ?? null;
    },
  };
}
