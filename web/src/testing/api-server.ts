import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorCodes, type ErrorCode } from '@mwanzo/contract/error-codes';
import { unlikelyRefusal } from './unlikely-refusal.ts';

export interface Received {
  /** The method, path and query. */
  request: string;
  authorization: string | undefined;
  contentType: string | undefined;
  body: string;
}

export interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Closes the connection without a response. */
  hangUp?: boolean;
}

/** Makes the response of a request that is refused with this code. */
export function refusal(code: ErrorCode, more: object = {}): Reply {
  return { status: errorCodes[code].status, body: { code, detail: '', ...more } };
}

export type Respond = (received: Received) => Reply | Promise<Reply>;

async function read(request: IncomingMessage): Promise<Received> {
  return {
    request: `${request.method} ${request.url}`,
    authorization: request.headers.authorization,
    contentType: request.headers['content-type'],
    body: await text(request),
  };
}

const notFound: Respond = () => ({ status: 404, body: { code: 'not_found', detail: 'There is nothing here.' } });

export type ApiServer = Awaited<ReturnType<typeof startApiServer>>;

/** Starts a real HTTP server in place of the API, on a free port. */
export async function startApiServer() {
  const received: Received[] = [];
  const checks: Promise<string[]>[] = [];
  let respond = notFound;
  const server = createServer(async (request, response) => {
    const message = await read(request);
    const reply = await respond(message);
    received.push(message);
    checks.push(unlikelyRefusal(message.request, reply));
    if (reply.hangUp) {
      request.socket.destroy();
      return;
    }
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** Resolves to the refusals so far with which the real server never responds to such a request. */
    unlikely: async () => (await Promise.all(checks)).flat(),
    requests: () => received.map(({ request }) => request),
    respond: (next: Respond) => {
      respond = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      // A file must not end while one of them loads the contract.
      await Promise.all(checks);
    },
  };
}
