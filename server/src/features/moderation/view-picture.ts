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
import { createReviewsRepository, isOpenForLooks, type LookAtPicture } from '../verifications/index.ts';

export interface ViewPictureDependencies extends ProfileViewDependencies {
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
  const { database, clock, vault, config } = dependencies;
  // It would be a look in the audit of which nobody has seen a byte.
  if (isHead) throw new ApiError('method_not_allowed');
  const now = clock.now();
  const max = documentLooks.max * config.rateLimitRelaxation;
  const keys = await inTransaction(database, async (transaction) => {
    if (picture === 'id_document') await checkDocumentLooks(transaction, { moderatorId, id, now, max });
    return logLook(transaction, { moderatorId, id, action: `view_${picture}` }, now);
  });
  if (!keys) throw await refusalOfLook(dependencies, moderatorId, id);
  const key = picture === 'selfie' ? keys.selfieKey : keys.documentKey;
  const bytes = key && (await vault.open(key));
  if (!bytes) throw new ApiError('not_found');
  return mapImageErrors(picture, markedFor(dependencies, bytes, moderatorId, now));
}

/** The picture with the reviewer and the time all over it. */
export function markedFor(
  { images }: Pick<ViewPictureDependencies, 'images'>,
  bytes: Uint8Array,
  moderatorId: number,
  now: Date,
) {
  const minute = now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
  return images.markPicture(bytes, [`R ${moderatorId}`, `${minute}Z`]);
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

/**
 * Writes to the audit that a picture of a case is about to be seen.
 *
 * @returns the names of its pictures; null unless the moderator holds the case and may see them
 */
export async function logLook(transaction: Transaction, look: LookAtPicture, now: Date) {
  const claim = { moderatorId: look.moderatorId, kind: 'verification', subjectId: look.id } as const;
  if (!(await holdsClaim(transaction, claim, now))) return null;
  return createReviewsRepository(transaction).viewPicture(look, now);
}

/** The error that explains why a picture of a case may not be seen. */
export async function refusalOfLook(
  dependencies: ViewPictureDependencies,
  moderatorId: number,
  id: number,
): Promise<ApiError> {
  const row = await getRow(dependencies, moderatorId, id);
  return new ApiError(isOpenForLooks(row, moderatorId, dependencies.clock.now()) ? 'claimed_by_another' : 'not_found');
}
