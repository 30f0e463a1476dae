import { getRow, getRows } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { findMember, liftRestriction, restrictMember, type Restriction } from '../../core/members/index.ts';
import { setHidden } from '../../people/profiles/index.ts';
import { standingSanction } from './decision-rules.ts';
import { findUrgentCase, listDecisionsAgainst } from './sanctions.repository.ts';

/** Restricts a member by the decision of a case, and hides the profile. */
export async function restrictReported(
  transaction: Transaction,
  { userId, now, ...restriction }: Restriction & { readonly userId: number; readonly now: Date },
): Promise<void> {
  await restrictMember(transaction, userId, restriction);
  await getRows(transaction, setHidden, { userId, hiddenAt: now });
}

/**
 * Lifts the restriction of this case, whose decision is lifted or taken back already, or a suspension that is over.
 * The restriction of another case then holds again.
 */
export async function liftSanction(
  transaction: Transaction,
  { userId, caseId, now }: { readonly userId: number; readonly caseId: number | null; readonly now: Date },
): Promise<void> {
  if (!(await liftRestriction(transaction, userId, { caseId, now }))) return;
  const standing = standingSanction(await getRows(transaction, listDecisionsAgainst, { userId }), now);
  if (standing) await restrictMember(transaction, userId, standing);
  else await unhideReported(transaction, userId);
}

/** Shows the profile again, unless another reason hides it: an open case about a minor, or a restriction. */
export async function unhideReported(transaction: Transaction, userId: number): Promise<void> {
  if (await getRow(transaction, findUrgentCase, { userId })) return;
  const member = await getRow(transaction, findMember, { id: userId });
  if (member?.isRestricted === false) await getRows(transaction, setHidden, { userId, hiddenAt: null });
}
