import { explainRefusal, getModeratedVerification } from './get-moderated-verification.ts';
import { lapsedClaims, type ModerationDependencies } from './moderation-dependencies.ts';
import { createModerationRepository } from './moderation.repository.ts';
import type { ModeratedVerification } from './present-moderated-verification.ts';

/** Takes a pending submission for 15 minutes; claiming it again renews them. */
export async function claimVerification(
  dependencies: ModerationDependencies,
  moderatorId: number,
  id: number,
): Promise<ModeratedVerification> {
  const now = dependencies.clock.now();
  const isClaimed = await createModerationRepository(dependencies.database).claimVerification(
    moderatorId,
    id,
    now,
    lapsedClaims(now),
  );
  if (!isClaimed) throw await explainRefusal(dependencies, moderatorId, id);
  return getModeratedVerification(dependencies, moderatorId, id);
}
