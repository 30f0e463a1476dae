import type { ProfileViewDependencies } from '../profiles/index.ts';
import { explainRefusal, getModeratedVerification } from './get-moderated-verification.ts';
import { lapsedClaims } from '../changes/index.ts';
import { createReviewsRepository } from '../verifications/index.ts';
import type { ModeratedVerification } from './present-moderated-verification.ts';

/** Claims a pending submission for 15 minutes; claiming it again starts them over. */
export async function claimVerification(
  dependencies: ProfileViewDependencies,
  moderatorId: number,
  id: number,
): Promise<ModeratedVerification> {
  const now = dependencies.clock.now();
  const isClaimed = await createReviewsRepository(dependencies.database).claimVerification(
    moderatorId,
    id,
    now,
    lapsedClaims(now),
  );
  if (!isClaimed) throw await explainRefusal(dependencies, moderatorId, id);
  return getModeratedVerification(dependencies, moderatorId, id);
}
