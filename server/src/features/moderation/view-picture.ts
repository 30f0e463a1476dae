import { documentLooks } from '@mwanzo/contract/limits';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../api-error.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { ImageProcessor } from '../../gateways/images/image-processor.ts';
import { mapImageErrors } from '../../gateways/images/map-image-errors.ts';
import type { DocumentVault } from '../../gateways/vault/document-vault.ts';
import type { ProfileViewDependencies } from '../profiles/index.ts';
import { createDocumentLooksRepository } from '../audit/index.ts';
import { holdsClaim } from '../claims/index.ts';
import { countedLooksSince, documentWait } from './document-look-rules.ts';
import { getRow } from './get-moderated-verification.ts';
import { createReviewsRepository, isOpenForLooks } from '../verifications/index.ts';

interface ViewPictureDependencies extends ProfileViewDependencies {
  readonly vault: DocumentVault;
  readonly images: ImageProcessor;
  readonly config: Pick<Config, 'rateLimitRelaxation'>;
}

/**
 * The WebP bytes of a submitted picture, marked all over with the reviewer and the time, for the reviewer who holds the
 * submission. The audit records the look before the first byte is sent.
 *
 * @throws ApiError not_found, claimed_by_another, busy, method_not_allowed for a HEAD request, too_many_requests after
 * 60 identity documents in an hour
 */
export async function viewPicture(
  dependencies: ViewPictureDependencies,
  moderatorId: number,
  id: number,
  { picture, isHead }: { readonly picture: 'selfie' | 'id_document'; readonly isHead: boolean },
): Promise<Uint8Array> {
  const { database, clock, vault, images, config } = dependencies;
  // It would be a look in the audit of which nobody has seen a byte.
  if (isHead) throw new ApiError('method_not_allowed');
  const now = clock.now();
  const max = documentLooks.max * config.rateLimitRelaxation;
  const keys = await inTransaction(database, async (transaction) => {
    if (picture === 'id_document') await checkDocumentLooks(transaction, { moderatorId, id, now, max });
    const claim = { moderatorId, kind: 'verification', subjectId: id } as const;
    if (!(await holdsClaim(transaction, claim, now))) return null;
    return createReviewsRepository(transaction).viewPicture(moderatorId, id, `view_${picture}`, now);
  });
  if (!keys) throw await refusalOf(dependencies, moderatorId, id);
  const key = picture === 'selfie' ? keys.selfieKey : keys.documentKey;
  const bytes = key && (await vault.open(key));
  if (!bytes) throw new ApiError('not_found');
  const minute = now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
  return mapImageErrors(picture, images.markPicture(bytes, [`R ${moderatorId}`, `${minute}Z`]));
}

interface NextLook {
  readonly moderatorId: number;
  readonly id: number;
  readonly now: Date;
  /** Like a rate limit, this is high outside production. */
  readonly max: number;
}

async function checkDocumentLooks(transaction: Transaction, { moderatorId, id, now, max }: NextLook) {
  const looks = await createDocumentLooksRepository(transaction).lockDocumentLooks(moderatorId, countedLooksSince(now));
  const retryAfterSeconds = documentWait(looks, id, now, max);
  if (retryAfterSeconds === null) return;
  const detail = `You have opened ${max} identity documents within an hour. The next one opens later.`;
  throw new ApiError('too_many_requests', { retryAfterSeconds, detail });
}

async function refusalOf(dependencies: ViewPictureDependencies, moderatorId: number, id: number): Promise<ApiError> {
  const row = await getRow(dependencies, moderatorId, id);
  return new ApiError(isOpenForLooks(row, moderatorId, dependencies.clock.now()) ? 'claimed_by_another' : 'not_found');
}
