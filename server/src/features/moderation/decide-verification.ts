import { inTransaction } from '../../database/transaction.ts';
import type { ProfileViewDependencies } from '../profiles/index.ts';
import { createDecisionsRepository, recordDecision, type DecisionInput } from '../verifications/index.ts';
import { explainRefusal, getModeratedVerification } from './get-moderated-verification.ts';
import type { ModeratedVerification } from './present-moderated-verification.ts';

type ModeratorsDecision = Omit<DecisionInput, 'moderatorId'>;

/**
 * Decides a pending submission that nobody else has claimed; the moderator need not have claimed it. An approval counts
 * only for the name and the first photo that the moderator has seen.
 */
export async function decideVerification(
  dependencies: ProfileViewDependencies,
  moderatorId: number,
  input: ModeratorsDecision,
): Promise<ModeratedVerification> {
  const isDecided = await inTransaction(dependencies.database, async (transaction) => {
    await createDecisionsRepository(transaction).lockProfile(input.verificationId);
    return recordDecision(transaction, { ...input, moderatorId }, dependencies.clock.now());
  });
  if (!isDecided) throw await explainRefusal(dependencies, moderatorId, input.verificationId);
  return getModeratedVerification(dependencies, moderatorId, input.verificationId);
}
