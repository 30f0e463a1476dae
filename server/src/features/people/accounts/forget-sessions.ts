import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { deleteEndedSessions, deleteOldSessions } from './sessions.repository.ts';

const atOnce = 1000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * Deletes sessions a day after they have ended or expired, and what is kept of deleted accounts' sessions. Also deletes
 * the records of ended sessions once all of their tokens have expired.
 */
export async function forgetSessions({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  const now = clock.now().getTime();
  const old = { before: new Date(now - dayMs), limit: atOnce };
  while ((await getRows(database, deleteOldSessions, old)).length === atOnce);
  const [before, deletedBefore] = [new Date(now - hourMs), new Date(now - dayMs)];
  await getRows(database, deleteEndedSessions, { before, deletedBefore });
}
