import type { CallAvailability } from '@mwanzo/contract/calls';
import { ApiError } from '../../api-error.ts';
import { quietUntil } from '../push/index.ts';
import type { CallDependencies } from './call-dependencies.ts';
import { mayCallWith, callConsentOf, type CallFacts } from './call-rules.ts';
import { createCallConsentsRepository, type AvailabilityRow } from './call-consents.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const nairobiOffsetMs = 3 * 60 * 60 * 1000;

/** The moment at which the current day began in Nairobi, which has no summer time. */
const startOfDay = (now: Date) => {
  const local = now.getTime() + nairobiOffsetMs;
  return new Date(local - (local % dayMs) - nairobiOffsetMs);
};

/** @throws ApiError not_found unless the two are a match */
export async function readFacts(
  { database, clock }: Pick<CallDependencies, 'database' | 'clock'>,
  userId: number,
  partnerId: number,
): Promise<{ facts: CallFacts; row: AvailabilityRow }> {
  const now = clock.now();
  const row = await createCallConsentsRepository(database).findAvailability(userId, partnerId, now, startOfDay(now));
  if (!row) throw new ApiError('not_found');
  return { facts: { ...row, isQuiet: quietUntil(row.choices, now) !== null }, row };
}

/**
 * Returns the state of calls between a member and a match.
 *
 * @throws ApiError not_found unless the two are a match
 */
export async function getCallAvailability(
  dependencies: CallDependencies,
  userId: number,
  partnerId: number,
): Promise<CallAvailability> {
  const { facts, row } = await readFacts(dependencies, userId, partnerId);
  return { talk: callConsentOf(facts), may_call: mayCallWith(facts, dependencies.turn !== null), calls: row.calls };
}
