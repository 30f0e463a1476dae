import { getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { releaseMediaOf, removeGoneMedia, type RemoveMediaDependencies } from '../../conversations/chat-media/index.ts';
import { appealableSince } from './appeal-rules.ts';
import { deleteEvidence, listClosedCases } from './reports.repository.ts';

interface ForgetEvidenceDependencies extends RemoveMediaDependencies {
  readonly clock: Clock;
}

/**
 * Deletes the reported messages of cases that were dismissed, of those whose appeal was decided, and of those that can
 * be appealed against no more.
 *
 * @param standingSince decisions made at or before this time cannot be taken back
 */
export async function forgetEvidence(dependencies: ForgetEvidenceDependencies, standingSince: Date): Promise<void> {
  const unappealableSince = appealableSince(dependencies.clock.now());
  await inTransaction(dependencies.database, async (transaction) => {
    for (const { id: caseId } of await getRows(transaction, listClosedCases, { standingSince, unappealableSince })) {
      await getRows(transaction, releaseMediaOf, { caseId });
      await getRows(transaction, deleteEvidence, { caseId });
    }
  });
  await removeGoneMedia(dependencies);
}
