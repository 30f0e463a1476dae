import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { changeRole, findCredentials, lockMember, type Credentials } from '../../core/members/index.ts';
import { endSessionsOf } from '../../people/accounts/index.ts';
import { logAct } from '../../people/audit/index.ts';

interface ChangeModeratorDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** Finds a member by an id, or by an e-mail in any case, as at sign-in. Null when there is nobody. */
export async function findMemberForOperator(database: Database, idOrEmail: string): Promise<Credentials | null> {
  const named = idOrEmail.trim();
  if (named.includes('@')) return findCredentials(database, { email: named.toLowerCase() });
  const id = /^[1-9]\d{0,15}$/.test(named) ? Number(named) : Number.NaN;
  return Number.isSafeInteger(id) ? findCredentials(database, { id }) : null;
}

/**
 * Grants or revokes the moderator role on behalf of the operator, and records it in the audit. Only the id is accepted,
 * because an e-mail may not belong to the member. Somebody who loses the role is signed out everywhere, because access
 * tokens contain it. Returns null when nobody has the id, and false when nothing had to change.
 */
export async function changeModerator(
  { database, clock }: ChangeModeratorDependencies,
  change: 'grant' | 'revoke',
  memberId: number,
): Promise<boolean | null> {
  const role = change === 'grant' ? 'moderator' : 'member';
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    if (!(await getRow(transaction, lockMember, { id: memberId }))) return null;
    if (!(await getRow(transaction, changeRole, { id: memberId, role }))) return false;
    if (role === 'member') await endSessionsOf(transaction, memberId, { kept: null, now, reason: 'role_changed' });
    await logAct(transaction, { moderatorId: null, action: `${change}_moderator`, userId: memberId }, now);
    return true;
  });
}
