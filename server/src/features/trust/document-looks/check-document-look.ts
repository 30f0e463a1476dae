import { documentLooks } from '@mwanzo/contract/limits';
import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Config } from '../../../config/config.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { lockMember } from '../../core/members/index.ts';
import { listDocumentLooks } from '../../people/audit/index.ts';
import { countedLooksSince, documentsMax, documentWait } from './document-look-rules.ts';
import { listOwnGrants } from './grants.repository.ts';

/** Like a rate limit, this is high outside production. */
export const documentsAnHour = ({ rateLimitRelaxation }: Pick<Config, 'rateLimitRelaxation'>): number =>
  documentLooks.max * rateLimitRelaxation;

/**
 * The looks and questions of the hour, which count for the next look. The reviewer is locked until the transaction
 * ends.
 */
export async function lockFacts(transaction: Transaction, moderatorId: number, now: Date) {
  const since = countedLooksSince(now);
  // The lock waits for another look of the same moderator, so that each counts those before it.
  await getRow(transaction, lockMember, { id: moderatorId });
  return {
    looks: await getRows(transaction, listDocumentLooks, { moderatorId, since }),
    grants: await getRows(transaction, listOwnGrants, { moderatorId, since }),
  };
}

/**
 * Lets a reviewer open the document of a submission only within the limit of the hour
 * (docs/product/moderators.md, "More documents"). It stands in the transaction that logs the look.
 *
 * @throws ApiError too_many_requests, with the time until the next one opens
 */
export async function checkDocumentLook(
  config: Pick<Config, 'rateLimitRelaxation'>,
  transaction: Transaction,
  { moderatorId, verificationId }: { readonly moderatorId: number; readonly verificationId: number },
  now: Date,
): Promise<void> {
  const facts = await lockFacts(transaction, moderatorId, now);
  const each = documentsAnHour(config);
  const retryAfterSeconds = documentWait(facts, verificationId, now, each);
  if (retryAfterSeconds === null) return;
  const detail =
    `You have opened ${documentsMax(facts.grants, now, each)} identity documents within an hour. The next one opens ` +
    'later, or when a second reviewer allows more.';
  throw new ApiError('too_many_requests', { retryAfterSeconds, detail });
}
