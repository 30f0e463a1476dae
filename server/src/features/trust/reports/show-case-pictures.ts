import type { MessagePhoto } from '@mwanzo/contract/conversations/chat-media';
import type { PhotoDetail } from '@mwanzo/contract/people/photos';
import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { reviewersId } from '../../../gateways/photo-storage/signed-photo-path.ts';
import { logAct } from '../../people/audit/index.ts';
import { holdsClaim, type ClaimKind } from '../../core/claims/index.ts';
import { presentMedia } from '../../conversations/chat-media/index.ts';
import { presentPhoto } from '../../people/photos/index.ts';
import { caseTimes } from './case-times.ts';
import { findCase, findFileOf, listReportsOf } from './cases.repository.ts';
import type { ReviewDependencies } from './review-cases.ts';

interface AskedPictures {
  readonly moderatorId: number;
  readonly caseId: number;
  /** Null asks for the photos of the profile. */
  readonly messageId: number | null;
}

/**
 * Shows the photo of a message of a case to the reviewer who holds the case or the appeal, or those of the profile to
 * the holder of the case. The audit records the look before a path is sent.
 *
 * @throws ApiError not_found also for a decided case and a message without a photo, claimed_by_another (also when the
 * moderator has not claimed it)
 */
export async function showCasePictures(
  dependencies: ReviewDependencies,
  asked: AskedPictures,
): Promise<{ profile: PhotoDetail[]; message: MessagePhoto | null }> {
  const { database, clock, signPhotoFor, signMediaFor } = dependencies;
  const { caseId, messageId } = asked;
  const now = clock.now();
  const message = messageId === null ? null : await findPhoto(dependencies, caseId, messageId);
  const viewed = message === undefined ? null : await logLook(dependencies, asked, now);
  if (message === undefined || viewed === null) throw await refusalOf(dependencies, asked);
  if (message) {
    const shown = presentMedia(message, { sign: signMediaFor(reviewersId), isOwn: true });
    return { profile: [], message: shown.kind === 'photo' ? shown : null };
  }
  const file = await getRow(database, findFileOf, { userId: viewed.userId });
  return {
    profile: (file?.photos ?? []).map((photo) => presentPhoto(photo, signPhotoFor(reviewersId))),
    message: null,
  };
}

/** Null unless the moderator holds the case. */
function logLook({ database }: ReviewDependencies, { moderatorId, caseId, messageId }: AskedPictures, now: Date) {
  return inTransaction(database, async (transaction) => {
    const holds = (kind: ClaimKind) => holdsClaim(transaction, { moderatorId, kind, subjectId: caseId }, now);
    if (!(await holds('report')) && (messageId === null || !(await holds('appeal')))) return null;
    const row = await getRow(transaction, findCase, { moderatorId, id: caseId, ...caseTimes(now) });
    if (!row) return null;
    const checks = { message: messageId };
    await logAct(transaction, { moderatorId, action: 'view_report_picture', caseId, userId: row.userId, checks }, now);
    return { userId: row.userId };
  });
}

async function findPhoto({ database }: ReviewDependencies, caseId: number, messageId: number) {
  const reports = await getRows(database, listReportsOf, { caseId });
  const found = reports.flatMap(({ messages }) => messages).find(({ id, media }) => id === messageId && media !== null);
  return found?.media?.kind === 'photo' ? found.media : undefined;
}

async function refusalOf({ database, clock }: ReviewDependencies, { moderatorId, caseId }: AskedPictures) {
  const row = await getRow(database, findCase, { moderatorId, id: caseId, ...caseTimes(clock.now()) });
  const isOpen = row !== null && (row.decidedAt === null || row.banAskedAt !== null);
  return new ApiError(isOpen && row.claimedBy !== moderatorId ? 'claimed_by_another' : 'not_found');
}
