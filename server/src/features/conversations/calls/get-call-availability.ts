import { startOfNairobiDay } from '@mwanzo/contract/nairobi-day';
import type { CallAvailability } from '@mwanzo/contract/conversations/calls';
import { getRow } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { quietUntil } from '../../notices/push/index.ts';
import type { CallDependencies } from './call-dependencies.ts';
import { callConsentOf, mayCallWith, type CallFacts } from './call-rules.ts';
import { findAvailability, type AvailabilityRow } from './call-consents.repository.ts';

/** @throws ApiError not_found unless the two are a match */
export async function readFacts(
  { database, clock }: Pick<CallDependencies, 'database' | 'clock'>,
  userId: number,
  partnerId: number,
): Promise<{ facts: CallFacts; row: AvailabilityRow }> {
  const now = clock.now();
  const today = startOfNairobiDay(now);
  const row = await getRow(database, findAvailability, { userId, partnerId, now, today });
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
  const talk = callConsentOf(facts);
  return {
    talk,
    may_call: mayCallWith(facts, dependencies.turn !== null),
    asked_at: talk === 'asked_me' ? row.theyAskedAt : null,
    calls: row.calls,
  };
}
