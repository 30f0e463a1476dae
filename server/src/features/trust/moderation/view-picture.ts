import type { Config } from '../../../config/config.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import type { ImageProcessor } from '../../../gateways/images/image-processor.ts';
import { mapImageErrors } from '../../../gateways/images/map-image-errors.ts';
import type { DocumentVault } from '../../../gateways/vault/document-vault.ts';
import type { ProfileViewDependencies } from '../../people/profiles/index.ts';
import { holdsClaim } from '../../core/claims/index.ts';
import { checkDocumentLook } from '../document-looks/index.ts';
import { getReview } from './get-moderated-verification.ts';
import { viewPictureOf, isOpenForLooks, type LookAtPicture } from '../verifications/index.ts';

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
 * 60 identity documents in an hour, or as many more as a second reviewer has allowed
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
  const keys = await inTransaction(database, async (transaction) => {
    const look = { moderatorId, verificationId: id };
    if (picture === 'id_document') await checkDocumentLook(config, transaction, look, now);
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

/**
 * Writes to the audit that a picture of a case is about to be seen.
 *
 * @returns the names of its pictures; null unless the moderator holds the case and may see them
 */
export async function logLook(transaction: Transaction, look: LookAtPicture, now: Date) {
  const claim = { moderatorId: look.moderatorId, kind: 'verification', subjectId: look.id } as const;
  if (!(await holdsClaim(transaction, claim, now))) return null;
  return viewPictureOf(transaction, look, now);
}

/** The error that explains why a picture of a case may not be seen. */
export async function refusalOfLook(
  dependencies: ViewPictureDependencies,
  moderatorId: number,
  id: number,
): Promise<ApiError> {
  const row = await getReview(dependencies, moderatorId, id);
  return new ApiError(isOpenForLooks(row, moderatorId, dependencies.clock.now()) ? 'claimed_by_another' : 'not_found');
}
