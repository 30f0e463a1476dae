import { getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { mapImageErrors } from '../../../gateways/images/map-image-errors.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import { listSeenPictures } from '../../people/audit/index.ts';
import { findLookalikes, lookalikeFor, missingForLookalike, type FoundLookalike } from '../verifications/index.ts';
import { getReview } from './get-moderated-verification.ts';
import { logLook, markedFor, refusalOfLook, type ViewPictureDependencies } from './view-picture.ts';

interface ViewLookalikeDependencies extends ViewPictureDependencies {
  readonly photoStorage: PhotoStorage;
}

/**
 * The WebP bytes of the other member's picture that a selfie resembles, marked like every picture of a case. The audit
 * records the look before the first byte is sent.
 *
 * @throws ApiError not_found also when the picture is of somebody whom this reviewer must not review,
 * claimed_by_another, busy, method_not_allowed for a HEAD request
 */
export async function viewLookalike(
  dependencies: ViewLookalikeDependencies,
  moderatorId: number,
  id: number,
  isHead: boolean,
): Promise<Uint8Array> {
  if (isHead) throw new ApiError('method_not_allowed');
  const { database, clock } = dependencies;
  const now = clock.now();
  const found = lookalikeFor(await getRows(database, findLookalikes, { moderatorId, verificationId: id }));
  if (!found) throw new ApiError('not_found');
  const look = { moderatorId, id, action: 'view_lookalike', shownId: found.userId } as const;
  const isLogged = await inTransaction(database, (transaction) => logLook(transaction, look, now));
  if (!isLogged) throw await refusalOfLook(dependencies, moderatorId, id);
  const bytes = await readPicture(dependencies, found);
  if (!bytes) throw new ApiError('not_found');
  return mapImageErrors('selfie', markedFor(dependencies, bytes, moderatorId, now));
}

async function readPicture(
  { vault, photoStorage }: ViewLookalikeDependencies,
  { photo, selfieKey }: FoundLookalike,
): Promise<Uint8Array | null> {
  if (photo) return photoStorage.read(photo[1], 1080);
  return selfieKey === null ? null : vault.open(selfieKey);
}

/**
 * Refuses an approval beside a picture of another member that the reviewer has not compared.
 *
 * @throws ApiError not_found, invalid_input, pictures_not_seen
 */
export async function requireComparison(
  dependencies: Parameters<typeof getReview>[0] & { readonly database: Database },
  moderatorId: number,
  id: number,
  hasTicked: boolean,
): Promise<void> {
  const { screening } = await getReview(dependencies, moderatorId, id);
  const looks = await getRows(dependencies.database, listSeenPictures, { moderatorId, verificationId: id });
  const missing = missingForLookalike({
    isFlagged: screening?.flags.includes('selfie_reused') ?? false,
    found: await getRows(dependencies.database, findLookalikes, { moderatorId, verificationId: id }),
    hasTicked,
    hasLooked: looks.some(({ action }) => action === 'view_lookalike'),
  });
  if (missing === 'tick') throw new ApiError('invalid_input', { fields: { checks: ['must all hold to approve'] } });
  if (missing === 'look') throw new ApiError('pictures_not_seen');
}
