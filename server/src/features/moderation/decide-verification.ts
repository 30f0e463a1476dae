import { inTransaction } from '../../database/transaction.ts';
import type { EventBus } from '../../gateways/event-bus/event-bus.ts';
import type { ProfileViewDependencies } from '../profiles/index.ts';
import {
  createDecisionsRepository,
  publishDecision,
  recordDecision,
  type DecisionInput,
} from '../verifications/index.ts';
import { explainRefusal, getModeratedVerification } from './get-moderated-verification.ts';
import type { ModeratedVerification } from './present-moderated-verification.ts';

type ModeratorsDecision = Omit<DecisionInput, 'moderatorId'>;

/**
 * Decides a pending submission that nobody else has claimed; the moderator need not have claimed it. An approval counts
 * only for the name and the first photo that the moderator has seen.
 */
export async function decideVerification(
  dependencies: ProfileViewDependencies & { readonly events: EventBus },
  moderatorId: number,
  input: ModeratorsDecision,
): Promise<ModeratedVerification> {
  const notified = await inTransaction(dependencies.database, async (transaction) => {
    await createDecisionsRepository(transaction).lockProfile(input.verificationId);
    return recordDecision(transaction, { ...input, moderatorId }, dependencies.clock.now());
  });
  if (!notified) throw await explainRefusal(dependencies, moderatorId, input.verificationId);
  publishDecision(dependencies.events, notified);
  return getModeratedVerification(dependencies, moderatorId, input.verificationId);
}
