import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { callOf, getRowsTogether } from '../../../database/together.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { listPendingLessons, markLearned, type PendingLesson } from '../../core/pairs/index.ts';
import { listRankingFacts } from '../../people/profiles/index.ts';
import { Batch } from './learn-batch.ts';
import { listLearned, tryFoldLock, writeLearned, type LearnedRow } from './matching-states.repository.ts';
import { listLearners } from './teachers.repository.ts';
import type { Weights } from './model/weights.ts';
import { activeWeights } from './weights-for.ts';

/** Lessons in one transaction. */
const lessonsAtOnce = 1000;

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
  const fold = () => inTransaction(dependencies.database, (transaction) => foldBatch(transaction, weights, atOnce));
  let count = await fold();
  let sum = count;
  while (count === atOnce) {
    count = await fold();
    sum += count;
  }
  return sum;
}

async function foldBatch(transaction: Transaction, weights: Weights, limit: number): Promise<number> {
  if (!(await getRow(transaction, tryFoldLock, {}))?.isMine) return 0;
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

async function readBatch(transaction: Transaction, weights: Weights, ids: readonly number[]): Promise<Batch> {
  const [rows, learners, profiles] = await getRowsTogether(
    transaction,
    callOf(listLearned, { ids }),
    callOf(listLearners, { ids }),
    callOf(listRankingFacts, { ids }),
  );
  return new Batch({ rows, learners, profiles, weights });
}

function columnsOf(rows: readonly LearnedRow[]) {
  return {
    ids: rows.map(({ id }) => id),
    generosityMeans: rows.map(({ generosityMean }) => generosityMean),
    generosityVariances: rows.map(({ generosityVariance }) => generosityVariance),
    attractivenessMeans: rows.map(({ attractivenessMean }) => attractivenessMean),
    attractivenessVariances: rows.map(({ attractivenessVariance }) => attractivenessVariance),
    learnedAts: rows.map(({ learnedAt }) => (learnedAt === null ? null : new Date(learnedAt))),
    showns: rows.map(({ shown }) => shown),
    likesInARows: rows.map(({ likesInARow }) => likesInARow),
    answeredOns: rows.map(({ answeredOn }) => answeredOn),
    answersThatDays: rows.map(({ answersThatDay }) => answersThatDay),
  };
}

const keysOf = (lessons: readonly PendingLesson[]) => ({
  lowIds: lessons.map(({ lowId }) => lowId),
  highIds: lessons.map(({ highId }) => highId),
  micros: lessons.map(({ micros }) => micros),
});
