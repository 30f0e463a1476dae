import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { foldAnswers } from './fold-answers.ts';
import { tryFoldLock } from './matching-states.repository.ts';
import { activeWeights } from './weights-for.ts';

/**
 * Lessons in one transaction. When many wait, more at once cost less each. While they are learned, a second answer
 * within one of their pairs waits, for less than half a second.
 */
export const lessonsAtOnce = 5000;

export interface FoldDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Learns all answers that have not taught yet, oldest first. The states and the note that an answer has taught are one
 * commit, and only one process at a time learns, so each answer counts once and in the same order, whoever is killed.
 *
 * @returns the number of answers that this process has learned
 */
export async function foldLessons(dependencies: FoldDependencies, atOnce: number = lessonsAtOnce): Promise<number> {
  const weights = await activeWeights(dependencies);
  const fold = () =>
    inTransaction(dependencies.database, async (transaction) =>
      (await getRow(transaction, tryFoldLock, {}))?.isMine ? foldAnswers(transaction, weights, atOnce) : 0,
    );
  let count = await fold();
  let sum = count;
  while (count >= atOnce) {
    count = await fold();
    sum += count;
  }
  return sum;
}
