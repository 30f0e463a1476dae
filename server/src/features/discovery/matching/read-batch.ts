import { callOf, getRowsTogether } from '../../../database/together.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { listRankingFacts, rankingFactsOf } from '../../people/profiles/index.ts';
import { Batch } from './learn-batch.ts';
import { listLearned, type LearnedRow } from './matching-states.repository.ts';
import type { Weights } from './model/weights.ts';
import { listLearners } from './teachers.repository.ts';

/** All that is known of some members before they learn. */
export async function readBatch(transaction: Transaction, weights: Weights, ids: readonly number[]): Promise<Batch> {
  const [rows, learners, profiles] = await getRowsTogether(
    transaction,
    callOf(listLearned, { ids }),
    callOf(listLearners, { ids }),
    callOf(listRankingFacts, { ids }),
  );
  return new Batch({ rows, learners, profiles: rankingFactsOf(profiles), weights });
}

/** The values with which `writeLearned` stores what a batch has changed. */
export function columnsOf(rows: readonly LearnedRow[]) {
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
