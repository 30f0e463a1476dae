import { getRow } from '../../../database/sql.ts';
import { callOf, getRowsTogether } from '../../../database/together.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { findLastToLearn, takeAnswers, type TakenAnswer } from '../../core/pairs/index.ts';
import type { Weights } from './model/weights.ts';
import { readBatch, writesOf } from './read-batch.ts';

/**
 * Learns the oldest answers that wait, in a transaction that holds the lock of the fold.
 * @returns their number: `limit`, and a few more if these were given at one moment; less if no more wait
 */
export async function foldAnswers(transaction: Transaction, weights: Weights, limit: number): Promise<number> {
  const until = (await getRow(transaction, findLastToLearn, { limit }))?.until;
  if (!until) return 0;
  const taken = await getRowsTogether(
    transaction,
    callOf(takeAnswers.low, { until }),
    callOf(takeAnswers.high, { until }),
  );
  const answers = taken.flat().toSorted(inOrder);
  const batch = await readBatch(transaction, weights, [
    ...new Set(answers.flatMap((each) => [each.lowId, each.highId])),
  ]);
  for (const answer of answers) batch.learnAnswer(answer);
  await getRowsTogether(transaction, ...writesOf(batch));
  return answers.length;
}

/** Answers of one moment have an order of their own, so that any batches lead to the same numbers. */
function inOrder(one: TakenAnswer, other: TakenAnswer): number {
  return (
    one.micros - other.micros ||
    one.lowId - other.lowId ||
    one.highId - other.highId ||
    Number(one.isOfLow) - Number(other.isOfLow)
  );
}
