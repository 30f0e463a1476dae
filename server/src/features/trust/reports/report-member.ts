import { ApiError } from '../../../errors/api-error.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { separateMembers, type SeparationDependencies } from '../../conversations/blocks/index.ts';
import { writeReport, type NewReport } from './reports.repository.ts';

interface Reported extends Omit<NewReport, 'reporterId' | 'now'> {
  readonly alsoBlock: boolean;
}

/**
 * Reports a member to the reviewers and, if wanted, blocks them. Somebody who has left or never existed can be reported
 * too. The response is the same, so nobody can use it to find out who has left.
 *
 * @throws ApiError invalid_input for oneself
 */
export async function reportMember(
  dependencies: SeparationDependencies,
  reporterId: number,
  { alsoBlock, ...report }: Reported,
): Promise<{ reported: true; blocked: boolean }> {
  const { database, clock } = dependencies;
  if (report.reportedId === reporterId) {
    throw new ApiError('invalid_input', { detail: 'user_id: is yourself', fields: { user_id: ['is yourself'] } });
  }
  await inTransaction(database, (transaction) => writeReport(transaction, { ...report, reporterId, now: clock.now() }));
  // The block comes after the messages were copied. A retry blocks again, which is harmless.
  if (alsoBlock) await separateMembers(dependencies, 'block', reporterId, report.reportedId);
  return { reported: true, blocked: alsoBlock };
}
