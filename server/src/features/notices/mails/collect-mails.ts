import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { waitingMs } from './mail-rules.ts';
import { collectDue, listOpen } from './mails.repository.ts';

const atOnce = 500;

/**
 * Opens a mail for each member who has had unread news for 12 hours. Several processes may do so at once.
 *
 * @returns the ids of the open mails, including those of earlier attempts
 */
export async function collectMails({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<number[]> {
  const now = clock.now();
  const until = new Date(now.getTime() - waitingMs);
  while ((await collectDue(database, { until, at: now, limit: atOnce })) === atOnce);
  return (await getRows(database, listOpen, { limit: atOnce })).map(({ id }) => id);
}
