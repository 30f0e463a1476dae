import { getRows } from '../../../database/sql.ts';
import { callOf, getRowsTogether } from '../../../database/together.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { marksOf, writeTaught } from '../../core/pairs/index.ts';
import { foldAnswers } from './fold-answers.ts';
import { lessonsAtOnce, type FoldDependencies } from './fold-lessons.ts';
import { listTogetherLessons, type Look } from './list-together-lessons.ts';
import { waitForFold } from './matching-states.repository.ts';
import { lessonOf } from './model/lessons.ts';
import type { Weights } from './model/weights.ts';
import { readBatch, writesOf } from './read-batch.ts';
import { activeWeights } from './weights-for.ts';

/**
 * Learns what matches have done together, if they wrote to each other in the last seconds, are in a call or have made a
 * plan for a date. It is found in the tables of these, so nobody who writes or calls waits for it. The new states and
 * the note in the pair's row are one commit, and all answers that wait are learned first: the numbers are the same
 * whoever is killed.
 */
export async function foldTogether(
  dependencies: FoldDependencies,
  withinSeconds: number,
  limit: number = lessonsAtOnce,
): Promise<void> {
  const weights = await activeWeights(dependencies);
  const look = { withinSeconds, now: dependencies.clock.now(), limit };
  const fold = () => inTransaction(dependencies.database, (transaction) => foldLook(transaction, weights, look));
  let isMoreLeft = await fold();
  while (isMoreLeft) isMoreLeft = await fold();
}

/** Resolves to true if more may be left. */
async function foldLook(transaction: Transaction, weights: Weights, look: Look): Promise<boolean> {
  await getRows(transaction, waitForFold, {});
  if ((await foldAnswers(transaction, weights, look.limit)) >= look.limit) return true;
  const lessons = await listTogetherLessons(transaction, look);
  if (lessons.length === 0) return false;
  const ids = [...new Set(lessons.flatMap(({ lowId, highId }) => [lowId, highId]))];
  const batch = await readBatch(transaction, weights, ids);
  for (const { lowId, highId, at, event } of lessons)
    batch.learnTogether({ viewerId: lowId, candidateId: highId, at: at.getTime() }, lessonOf[event]);
  await getRowsTogether(transaction, ...writesOf(batch), callOf(writeTaught, marksOf(lessons)));
  return lessons.length === look.limit;
}
