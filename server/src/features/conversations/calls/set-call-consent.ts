import type { CallAvailability } from '@mwanzo/contract/conversations/calls';
import { getRow } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { CallDependencies } from './call-dependencies.ts';
import { notifyMembers, publishNotified } from '../../notices/notifications/index.ts';
import { isNewsToMatch } from './call-rules.ts';
import { areCallsOn, getCallAvailability, readFacts } from './get-call-availability.ts';
import { saveConsent } from './call-consents.repository.ts';

/**
 * A member agrees to calls with a match, or withdraws the consent. The match is told about a consent, never about a
 * refusal, and is notified of the first one that they can answer.
 *
 * @throws ApiError not_found unless the two are a match
 */
export async function setCallConsent(
  dependencies: CallDependencies,
  userId: number,
  partnerId: number,
  yes: boolean,
): Promise<CallAvailability> {
  const { database, clock, events } = dependencies;
  const facts = await readFacts(dependencies, userId, partnerId);
  const isNews = yes && isNewsToMatch(facts, areCallsOn(dependencies));
  const now = clock.now();
  const notified = await inTransaction(database, async (transaction) => {
    const said = await getRow(transaction, saveConsent, { me: userId, them: partnerId, yes, now });
    // The match may have ended in the meantime.
    if (!said) throw new ApiError('not_found');
    const news = { recipient: partnerId, kind: 'message', actor: userId, details: { asks_to_talk: true } } as const;
    return notifyMembers(transaction, now, isNews ? [news] : []);
  });
  if (yes) events.publish({ to: [partnerId], event: { type: 'talk', partner: userId } });
  // The event goes to the member's other devices.
  events.publish({ to: [userId], event: { type: 'talk', partner: partnerId } });
  publishNotified(events, notified);
  return getCallAvailability(dependencies, userId, partnerId);
}
