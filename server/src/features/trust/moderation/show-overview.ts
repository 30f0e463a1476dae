import { reportHours, reviewHours } from '@mwanzo/contract/limits';
import { endOfNairobiDay } from '@mwanzo/contract/nairobi-day';
import { queueNames, type Overview } from '@mwanzo/contract/trust/overview';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { findOverview } from './overview.repository.ts';

const dayMilliseconds = 24 * 3_600_000;
/** The number of counted days, including today. */
const days = 14;
/** The promised times in hours. */
const promised = { verifications: reviewHours.to, reports: reportHours } as const;

/**
 * The state of the reviewers' queues.
 *
 * @throws ApiError not_found for somebody who is no longer a moderator
 */
export async function showOverview(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  moderatorId: number,
): Promise<Overview> {
  const today = new Date(endOfNairobiDay(clock.now()).getTime() - dayMilliseconds);
  const since = new Date(today.getTime() - (days - 1) * dayMilliseconds);
  const overview = await findOverview(database, {
    moderatorId,
    queues: queueNames,
    since,
    today,
    promised,
  });
  if (!overview) throw new ApiError('not_found');
  return overview;
}
