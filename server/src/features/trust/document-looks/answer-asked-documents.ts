import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { logAct } from '../../people/audit/index.ts';
import type { DocumentLooksDependencies } from './ask-for-documents.ts';
import { answerStep } from './document-look-rules.ts';
import { lockGrant, answerGrant } from './grants.repository.ts';

interface GivenAnswer {
  readonly id: number;
  readonly answer: 'yes' | 'no';
}

const actions = { yes: 'grant_documents', no: 'decline_documents' } as const;

/**
 * Answers a colleague's question for more identity documents, and tells their open screens. A yes holds for an hour
 * from now.
 *
 * @throws ApiError not_found also for one's own question, and one that was answered or is an hour old
 */
export async function answerAskedDocuments(
  { database, clock, events }: DocumentLooksDependencies,
  moderatorId: number,
  { id, answer }: GivenAnswer,
): Promise<GivenAnswer> {
  const now = clock.now();
  const askedBy = await inTransaction(database, async (transaction) => {
    const grant = await getRow(transaction, lockGrant, { id, moderatorId });
    const step = grant ? answerStep(grant, { by: moderatorId, answer }, now) : 'gone';
    if (!grant || step === 'gone') throw new ApiError('not_found');
    if (step === 'repeated') return null;
    await getRows(transaction, answerGrant, { id, given: answer, by: moderatorId, now });
    await logAct(transaction, { moderatorId, action: actions[answer], userId: grant.moderatorId }, now);
    return grant.moderatorId;
  });
  if (askedBy !== null) events.publish({ to: [askedBy], event: { type: 'document_looks' } });
  return { id, answer };
}
