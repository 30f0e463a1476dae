import { getRows, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { writeAudit } from '../../people/audit/index.ts';

interface RoleChange {
  readonly memberId: number;
  readonly action: 'grant_moderator' | 'revoke_moderator';
  readonly now: Date;
}

/** The operator has no id. */
const logRole = statement<RoleChange>(({ memberId: userId, action, now: at }) =>
  writeAudit({ moderatorId: 'null', action, verificationId: 'null', userId, at, from: '(select) one' }),
);

export async function logRoleChange(transaction: Transaction, change: RoleChange): Promise<void> {
  await getRows(transaction, logRole, change);
}
