import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { MemoryStorage } from './memory-storage.ts';
import { until } from './until.ts';

/** A connection to the event stream. */
interface Connection {
  lastEventId: string | undefined;
  authorization: string | undefined;
  send: (frames: string | Uint8Array) => void;
  /** Ends the stream as the server does. */
  end: () => void;
  /** Breaks the connection. */
  cut: () => void;
  isOpen: () => boolean;
}

/**
 * Starts an event server, with as much of a browser around it as its client needs, until the test ends.
 * @param refuse a status in place of the stream, by the number of the connection
 */
export async function startEventServer(refuse: (connection: number) => number | undefined = () => undefined) {
  const connections: Connection[] = [];
  const responses: ServerResponse[] = [];
  const refreshes: string[] = [];
  let asked = 0;
  const server = createServer((request, response) => {
    if (request.url === '/api/token/refresh/') {
      refreshes.push('refresh');
      response.end('{"access":"fresh","refresh":"r2"}');
      return;
    }
    asked += 1;
    const status = refuse(asked);
    if (status !== undefined) {
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.flushHeaders();
    responses.push(response);
    connections.push({
      lastEventId: request.headers['last-event-id']?.toString(),
      authorization: request.headers.authorization,
      send: (frames) => response.write(frames),
      end: () => response.end(),
      cut: () => request.socket.destroy(),
      isOpen: () => !response.destroyed && !response.writableEnded,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const events = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const storage = new MemoryStorage();
  for (const [key, value] of Object.entries({ accessToken: 'a', refreshToken: 'r' })) storage.setItem(key, value);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubEnv('VITE_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    connections,
    refreshes,
    /** Resolves to the open connection once this many connections were made. */
    async connection(number: number): Promise<Connection> {
      return until(() => {
        const found = connections[number - 1];
        if (!found) throw new Error(`there are ${connections.length} connections`);
        return found;
      });
    },
    open: () => connections.filter(({ isOpen }) => isOpen()).length,
    document,
    dispatch: (event: string) => events.dispatchEvent(new Event(event)),
  };
}

/** Formats an event for the stream. */
export function frame(id: string | null, event: object): string {
  return `${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;
}
