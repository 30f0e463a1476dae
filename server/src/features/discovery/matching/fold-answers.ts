import { getRows } from '../../../database/sql.ts';
import { callOf, getRowsTogether } from '../../../database/together.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { listPendingLessons, markLearned, type PendingLesson } from '../../core/pairs/index.ts';
import { writeLearned } from './matching-states.repository.ts';
import type { Weights } from './model/weights.ts';
import { columnsOf, readBatch } from './read-batch.ts';

/**
 * Learns the oldest answers that wait, in a transaction that holds the lock of the fold.
 * @returns their number, at most `limit`
 */
export async function foldAnswers(transaction: Transaction, weights: Weights, limit: number): Promise<number> {
  const lessons = await getRows(transaction, listPendingLessons, { limit });
  if (lessons.length === 0) return 0;
  const batch = await readBatch(transaction, weights, [
    ...new Set(lessons.flatMap((each) => [each.lowId, each.highId])),
  ]);
  for (const lesson of lessons) batch.learnAnswer(lesson);
  await getRowsTogether(
    transaction,
    callOf(writeLearned, columnsOf(batch.changed())),
    callOf(markLearned.low, keysOf(lessons.filter(({ isOfLow }) => isOfLow))),
    callOf(markLearned.high, keysOf(lessons.filter(({ isOfLow }) => !isOfLow))),
  );
  return lessons.length;
}

const keysOf = (lessons: readonly PendingLesson[]) => ({
  lowIds: lessons.map(({ lowId }) => lowId),
  highIds: lessons.map(({ highId }) => highId),
  micros: lessons.map(({ micros }) => micros),
});
