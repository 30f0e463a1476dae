import type { FastifyInstance } from 'fastify';
import type { OpenStreams } from './features/events/open-streams.ts';
import type { EndedSessions } from './http/ended-sessions.ts';

/** How often streams and ended sessions are looked after, in ms. Within a second an ended session has no stream. */
const tickMs = 500;

/** Looks after the streams and the ended sessions until the app closes. */
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
  // Before the server waits for the requests under way: a stream would never be done.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    streams.drain();
  });
}
