import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { lapsedClaims, type ModerationParts } from './moderation-parts.ts';
import { createModerationRepository, type ListedStatus } from './moderation.repository.ts';
import { presentModeratedVerification, type ModeratedVerification } from './present-moderated-verification.ts';

/** Submissions of one status, oldest first, or those last decided; at most 200, never the moderator's own. */
export async function listVerifications(
  parts: ModerationParts,
  moderatorId: number,
  status: ListedStatus,
): Promise<ModeratedVerification[]> {
  const now = parts.clock.now();
  const rows = await createModerationRepository(parts.database).listVerifications(
    moderatorId,
    status,
    lapsedClaims(now),
  );
  return rows.map((row) => presentModeratedVerification(row, nairobiDay(now), parts.signPhoto));
}
