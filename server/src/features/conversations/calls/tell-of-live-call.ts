import { getRow } from '../../../database/sql.ts';
import type { CallDependencies } from './call-dependencies.ts';
import { eventFor } from './call-dependencies.ts';
import { findLiveCall } from './calls.repository.ts';

/** Tells a member who has just opened the app about a call that rings for them. */
export async function tellOfLiveCall(
  { database, events }: Pick<CallDependencies, 'database' | 'events'>,
  userId: number,
): Promise<void> {
  const row = await getRow(database, findLiveCall, { userId });
  if (row) events.publish({ to: [userId], event: eventFor(userId, row) });
}
