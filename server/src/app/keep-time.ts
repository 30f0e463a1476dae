import type { FastifyInstance } from 'fastify';
import type { Switches } from '../features/core/switches/index.ts';
import type { OpenStreams } from '../features/notices/events/open-streams.ts';
import type { EndedSessions } from '../http/ended-sessions.ts';

/**
 * The pause between two checks of streams and ended sessions, in ms. Within a second an ended session has no stream.
 */
const tickMs = 500;

/** The switches are read with every second check, so a move counts within two seconds. */
const switchTicks = 2;

interface Kept {
  readonly endedSessions: EndedSessions;
  readonly streams: OpenStreams;
  readonly switches: Switches;
  readonly logFailure: (error: unknown, message: string) => void;
  readonly isDraining: () => boolean;
  readonly config: { readonly drainSeconds: number };
}

/**
 * Regularly checks the streams, the ended sessions and the switches until the app closes. When the server stops, its
 * streams end one after another in the second half of `DRAIN_SECONDS`: by then the proxy has noticed, and sends them
 * elsewhere.
 */
export async function keepTime(
  app: FastifyInstance,
  { endedSessions, streams, switches, logFailure, isDraining, config: { drainSeconds } }: Kept,
): Promise<void> {
  const readSwitches = () =>
    switches.catchUp().catch((error: unknown) => logFailure(error, 'could not read the switches'));
  await Promise.all([endedSessions.catchUp(), readSwitches()]);
  let ticks = 0;
  const tick = () => {
    ticks += 1;
    if (ticks % switchTicks === 0) void readSwitches();
    return endedSessions
      .catchUp()
      .then(streams.tick)
      .catch((error: unknown) => app.log.error({ err: error }, 'could not look after the streams'));
  };
  const drainTicks = (drainSeconds * 1000) / tickMs;
  let ticksLeft = drainTicks;
  const drain = () => {
    ticksLeft -= 1;
    if (ticksLeft < drainTicks / 2) streams.drain(1 / Math.max(1, ticksLeft + 1));
  };
  const timer = setInterval(() => {
    if (isDraining()) drain();
    void tick();
  }, tickMs).unref();
  // All streams have ended before the server waits for its open requests, because they would never finish.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    streams.drain(1);
  });
}
