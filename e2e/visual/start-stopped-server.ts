import { startServerWith } from '../server/start-server.ts';
import { openSessions } from './sessions.ts';
import { stoppedAt } from './stopped-time.ts';

// The order of a deck depends on the key, and must be the same each time.
const secretKey = 'the key of the compared pictures';

/** Starts a server with demo people whose clock stands still. */
export default async function startStoppedServer(): Promise<() => Promise<void>> {
  const stop = await startServerWith({ SCREENING: '0', STOPPED_AT: stoppedAt, SECRET_KEY: secretKey });
  await openSessions();
  return stop;
}
