import { getRow, getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { answersOf, clearAnswersWhere } from './pair-sql.ts';
import type { Two } from './relation-rules.ts';
import { isPairOf } from './relation-sql.ts';

/** The answers of two members to each other, as one of them sees them: true is a like, false a pass, null none. */
export interface Answers {
  readonly mine: boolean | null;
  readonly theirs: boolean | null;
  readonly matchedAt: Date | null;
  readonly isParted: boolean;
}

const unanswered: Answers = { mine: null, theirs: null, matchedAt: null, isParted: false };

/** The columns of `answersOf`, which are null for two members without a pair. */
type AnswersRow = { readonly [Column in keyof Answers]: Answers[Column] | null };

/** The answers in a row, also when nobody has answered. */
export function answersIn({ mine, theirs, matchedAt, isParted }: AnswersRow): Answers {
  return { mine, theirs, matchedAt, isParted: isParted ?? false };
}

const lockPair = statement<Two, AnswersRow>(({ me, them }) => sql`${answersOf(me, them)} for update`);

/** The answers of two members, as they are until the transaction ends. It waits for a swipe of the other member. */
export async function lockAnswers(transaction: Transaction, two: Two): Promise<Answers> {
  return answersIn((await getRow(transaction, lockPair, two)) ?? unanswered);
}

const deletePair = statement<Two, { lowId: number }>(
  ({ me, them }) => sql`delete from pairs where ${isPairOf(sql`pairs`, me, them)}
      and case when ${me} = low_id then high_liked else low_liked end is null and match_ended_at is null
      and not is_parted
    returning low_id as "lowId"`,
);

const clearAnswer = statement<Two>(
  ({ me, them }) => sql`update pairs set ${clearAnswersWhere(sql`${me} = low_id`, sql`${me} = high_id`)}
    where ${isPairOf(sql`pairs`, me, them)} and matched_at is null and not is_parted`,
);

/** Takes my answer back, unless it has made a match. A pair that is nothing without it goes with it. */
export async function takeAnswerBack(transaction: Transaction, two: Two): Promise<void> {
  if (!(await getRow(transaction, deletePair, two))) await getRows(transaction, clearAnswer, two);
}
