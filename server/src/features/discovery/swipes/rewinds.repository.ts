import { getRow, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { findMember } from '../../core/members/index.ts';
import { lockAnswers, type Two } from '../../core/pairs/index.ts';
import { likersOf } from '../likes/index.ts';
import type { RewindFacts } from './rewind-rules.ts';

const nobody: RewindFacts['them'] = { isShown: false, isForEveryone: false };

/**
 * Reads the facts of a rewind. It locks the pair, because the other member may answer at the same moment and make a
 * match.
 */
export async function lockRewindFacts(on: Transaction, pair: Two) {
  const answers = await lockAnswers(on, pair);
  return { pair: answers, them: (await getRow(on, findMember, { id: pair.them })) ?? nobody };
}

/** Says if anybody but me likes the other member, on this Nairobi day. */
export const findOtherLikers = statement<Two & { day: string }, { areThere: boolean }>(
  ({ me, them, day }) => sql`
    select exists (select from (${likersOf(sql`${them}::bigint`, sql`${day}::date`)}) other
      where other.user_id <> ${me}::bigint) as "areThere"`,
);
