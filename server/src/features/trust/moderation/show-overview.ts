import type { Overview } from '@mwanzo/contract/trust/overview';
import { ApiError } from '../../../errors/api-error.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { isModeratorNow } from '../document-looks/index.ts';
import { overviewOf, overviewSince } from './overview-rules.ts';
import { readOverview } from './overview.repository.ts';

/**
 * The state of the reviewers' queues.
 *
 * @throws ApiError not_found for somebody who is no longer a moderator
 */
export async function showOverview(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  moderatorId: number,
): Promise<Overview> {
  const now = clock.now();
  if (!(await isModeratorNow(database, moderatorId))) throw new ApiError('not_found');
  return overviewOf(await readOverview(database, { moderatorId, since: overviewSince(now) }), now);
}
