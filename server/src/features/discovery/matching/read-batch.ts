import { callOf, getRowsTogether } from '../../../database/together.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { Batch } from './learn-batch.ts';
import { addLearned, learnedOf, listLearned, writeLearned } from './matching-states.repository.ts';
import type { Weights } from './model/weights.ts';
import { learnersOf, listLearnersWithFacts } from './teachers.repository.ts';

/** All that is known of some members before they learn. */
export async function readBatch(transaction: Transaction, weights: Weights, ids: readonly number[]): Promise<Batch> {
  const [learned, learners] = await getRowsTogether(
    transaction,
    callOf(listLearned, { ids }),
    callOf(listLearnersWithFacts, { ids }),
  );
  return new Batch({ rows: learnedOf(learned), learners: learnersOf(learners), weights });
}

/** The statements that store what a batch has changed. */
export function writesOf(batch: Batch) {
  const { known, added } = batch.changed();
  return [callOf(writeLearned, known), callOf(addLearned, added)] as const;
}
