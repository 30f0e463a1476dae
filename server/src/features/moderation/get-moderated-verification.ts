import { ApiError } from '@mwanzo/contract/api-error';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { lapsedClaims, type ModerationParts } from './moderation-parts.ts';
import { createModerationRepository, type ModeratedRow } from './moderation.repository.ts';
import { presentModeratedVerification, type ModeratedVerification } from './present-moderated-verification.ts';

async function getRow({ database, clock }: ModerationParts, moderatorId: number, id: number): Promise<ModeratedRow> {
  const row = await createModerationRepository(database).findVerification(moderatorId, id, lapsedClaims(clock.now()));
  if (!row) throw new ApiError('not_found');
  return row;
}

/** One submission. Not there, one's own, or no moderator any more: not found. */
export async function getModeratedVerification(
  parts: ModerationParts,
  moderatorId: number,
  id: number,
): Promise<ModeratedVerification> {
  const row = await getRow(parts, moderatorId, id);
  return presentModeratedVerification(row, nairobiDay(parts.clock.now()), parts.signPhoto);
}

/** Why a moderator could not claim or decide a submission. */
export async function explainRefusal(parts: ModerationParts, moderatorId: number, id: number): Promise<ApiError> {
  const row = await getRow(parts, moderatorId, id);
  return new ApiError(row.status === 'pending' ? 'claimed_by_another' : 'already_decided');
}
