import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

interface Patience {
  /** The time for which a stopping server still accepts requests, in ms. Clients can move to another process. */
  readonly acceptMs: number;
  /**
   * The time for which it then waits for requests that are in progress, in ms. A photo on a slow connection is cut off
   * and sent again.
   */
  readonly finishMs: number;
}

/** Closes the server without cutting off a client. For a short time it still responds, with `Connection: close`. */
export async function drainServer(app: FastifyInstance, { acceptMs, finishMs }: Patience): Promise<void> {
  app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // Idle connections stay open for now: a request may be on its way over any of them.
  await wait(acceptMs);
  const giveUp = setTimeout(() => app.server.closeAllConnections(), finishMs);
  await app.close();
  clearTimeout(giveUp);
}
