import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a stopping server still accepts requests, so that clients can move to another process, in ms. */
const acceptMs = 1500;
/** How long it then waits for requests under way, in ms. A photo on a slow connection is cut off and sent again. */
const finishMs = 10_000;

/** Closes the server without cutting off a client: for a while it still responds, with `Connection: close`. */
export async function drainServer(app: FastifyInstance): Promise<void> {
  app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // Idle connections stay open for now: a request may be on its way over any of them.
  await wait(acceptMs);
  const giveUp = setTimeout(() => app.server.closeAllConnections(), finishMs);
  await app.close();
  clearTimeout(giveUp);
}
