import { recordDecision, type DecisionInput } from '../verifications/index.ts';
import { explainRefusal, getModeratedVerification } from './get-moderated-verification.ts';
import type { ModerationParts } from './moderation-parts.ts';
import type { ModeratedVerification } from './present-moderated-verification.ts';

type ModeratorsDecision = Omit<DecisionInput, 'moderatorId'>;

/** Decides a pending submission that nobody else holds a claim on; no claim of one's own is needed. */
export async function decideVerification(
  parts: ModerationParts,
  moderatorId: number,
  input: ModeratorsDecision,
): Promise<ModeratedVerification> {
  const isDecided = await recordDecision(parts.database, { ...input, moderatorId }, parts.clock.now());
  if (!isDecided) throw await explainRefusal(parts, moderatorId, input.verificationId);
  return getModeratedVerification(parts, moderatorId, input.verificationId);
}
