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

/** Says if anybody likes a member, on this Nairobi day. */
export const findWhetherLiked = statement<{ userId: number; day: string }, { isLiked: boolean }>(
  ({ userId, day }) => sql`select exists (${likersOf(sql`${userId}::bigint`, sql`${day}::date`)}) as "isLiked"`,
);
