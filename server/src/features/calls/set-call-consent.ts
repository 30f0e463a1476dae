import type { CallAvailability } from '@mwanzo/contract/calls';
import { ApiError } from '../../api-error.ts';
import type { CallDependencies } from './call-dependencies.ts';
import { getCallAvailability } from './get-call-availability.ts';
import { createCallConsentsRepository } from './call-consents.repository.ts';

/**
 * A member agrees to calls with a match, or withdraws the consent. The match is told about a consent, never about a
 * refusal.
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
  const said = await createCallConsentsRepository(database).say(userId, partnerId, yes, clock.now());
  if (!said) throw new ApiError('not_found');
  if (yes) events.publish({ to: [partnerId], event: { type: 'talk', partner: userId } });
  // The event goes to the member's other devices.
  events.publish({ to: [userId], event: { type: 'talk', partner: partnerId } });
  return getCallAvailability(dependencies, userId, partnerId);
}
