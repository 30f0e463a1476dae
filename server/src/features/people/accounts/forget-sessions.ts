import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { createDeletedSessionsRepository } from './deleted-sessions.repository.ts';
import { createDevicesRepository } from './devices.repository.ts';

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
  const sessions = createDevicesRepository(database);
  const now = clock.now().getTime();
  while ((await sessions.forgetSessions(new Date(now - dayMs), atOnce)) === atOnce);
  await createDeletedSessionsRepository(database).forget(new Date(now - dayMs));
  await sessions.forgetEndedSessions(new Date(now - hourMs));
}
