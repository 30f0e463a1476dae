import type { FastifyInstance } from 'fastify';
import type { OpenStreams } from '../features/notices/events/open-streams.ts';
import type { EndedSessions } from '../http/ended-sessions.ts';

/**
 * The pause between two checks of streams and ended sessions, in ms. Within a second an ended session has no stream.
 */
const tickMs = 500;

interface Stopping {
  readonly isDraining: () => boolean;
  readonly config: { readonly drainSeconds: number };
}

/**
 * Regularly checks the streams and the ended sessions until the app closes. When the server stops, its streams end one
 * after another in the second half of `DRAIN_SECONDS`: by then the proxy has noticed, and sends them elsewhere.
 */
export async function keepTime(
  app: FastifyInstance,
  endedSessions: EndedSessions,
  streams: OpenStreams,
  { isDraining, config: { drainSeconds } }: Stopping,
): Promise<void> {
  await endedSessions.catchUp();
  const tick = () =>
    endedSessions
      .catchUp()
      .then(streams.tick)
      .catch((error: unknown) => app.log.error({ err: error }, 'could not look after the streams'));
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
