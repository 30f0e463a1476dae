import type { FastifyInstance } from 'fastify';
import type { OpenStreams } from '../features/notices/events/open-streams.ts';
import type { EndedSessions } from '../http/ended-sessions.ts';

/**
 * The pause between two checks of streams and ended sessions, in ms. Within a second an ended session has no stream.
 */
const tickMs = 500;

/** Regularly checks the streams and the ended sessions until the app closes. */
export async function keepTime(
  app: FastifyInstance,
  endedSessions: EndedSessions,
  streams: OpenStreams,
): Promise<void> {
  await endedSessions.catchUp();
  const tick = () =>
    endedSessions
      .catchUp()
      .then(streams.tick)
      .catch((error: unknown) => app.log.error({ err: error }, 'could not look after the streams'));
  const timer = setInterval(() => void tick(), tickMs).unref();
  // The streams end before the server waits for its open requests, because they would never finish.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    streams.drain();
  });
}
