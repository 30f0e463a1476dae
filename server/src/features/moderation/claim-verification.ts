import { explainRefusal, getModeratedVerification } from './get-moderated-verification.ts';
import { lapsedClaims, type ModerationParts } from './moderation-parts.ts';
import { createModerationRepository } from './moderation.repository.ts';
import type { ModeratedVerification } from './present-moderated-verification.ts';

/** Takes a pending submission for 15 minutes; claiming it again renews them. */
export async function claimVerification(
  parts: ModerationParts,
  moderatorId: number,
  id: number,
): Promise<ModeratedVerification> {
  const now = parts.clock.now();
  const isClaimed = await createModerationRepository(parts.database).claimVerification(
    moderatorId,
    id,
    now,
    lapsedClaims(now),
  );
  if (!isClaimed) throw await explainRefusal(parts, moderatorId, id);
  return getModeratedVerification(parts, moderatorId, id);
}
