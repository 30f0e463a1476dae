import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { isLifted, replaces, type Restriction } from './restriction-rules.ts';

type None = Readonly<Record<keyof Restriction, null>>;

const lock = statement<{ id: number }, Restriction | None>(
  ({ id }) => sql`select restriction as kind, restricted_until as until, restriction_case_id as "caseId" from users
    where id = ${id} for no key update`,
);

const write = statement<(Restriction | None) & { readonly id: number }>(
  ({ id, kind, until, caseId }) => sql`update users
    set restriction = ${kind}, restricted_until = ${until}, restriction_case_id = ${caseId} where id = ${id}`,
);

/** The restriction as it is until the transaction ends. No session of the member starts before that. */
async function lockCurrent(transaction: Transaction, id: number): Promise<Restriction | null> {
  const row = await getRow(transaction, lock, { id });
  return row?.kind ? row : null;
}

/** Suspends or bans a member, unless a stronger restriction stands. Their sessions have to be ended after it. */
export async function restrictMember(transaction: Transaction, id: number, next: Restriction): Promise<void> {
  if (replaces(next, await lockCurrent(transaction, id))) await getRows(transaction, write, { id, ...next });
}

/** Lifts the restriction of a case, or a suspension that is over. Returns false if there is none. */
export async function liftRestriction(
  transaction: Transaction,
  id: number,
  by: { readonly caseId: number | null; readonly now: Date },
): Promise<boolean> {
  const current = await lockCurrent(transaction, id);
  if (current === null || !isLifted(current, by)) return false;
  await getRows(transaction, write, { id, kind: null, until: null, caseId: null });
  return true;
}
