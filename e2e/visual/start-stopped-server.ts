import { startServerWith } from '../server/start-server.ts';
import { openSessions } from './sessions.ts';
import { stoppedAt } from './stopped-time.ts';

/** Starts a server with demo people whose clock stands still. */
export default async function startStoppedServer(): Promise<() => Promise<void>> {
  const stop = await startServerWith({ SCREENING: '0', STOPPED_AT: stoppedAt });
  await openSessions();
  return stop;
}
