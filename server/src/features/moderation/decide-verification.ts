import type { ProfileViewDependencies } from '../profiles/index.ts';
import { recordDecision, type DecisionInput } from '../verifications/index.ts';
import { explainRefusal, getModeratedVerification } from './get-moderated-verification.ts';
import type { ModeratedVerification } from './present-moderated-verification.ts';

type ModeratorsDecision = Omit<DecisionInput, 'moderatorId'>;

/** Decides a pending submission that nobody else has claimed; the moderator need not have claimed it. */
export async function decideVerification(
  dependencies: ProfileViewDependencies,
  moderatorId: number,
  input: ModeratorsDecision,
): Promise<ModeratedVerification> {
  const isDecided = await recordDecision(dependencies.database, { ...input, moderatorId }, dependencies.clock.now());
  if (!isDecided) throw await explainRefusal(dependencies, moderatorId, input.verificationId);
  return getModeratedVerification(dependencies, moderatorId, input.verificationId);
}
