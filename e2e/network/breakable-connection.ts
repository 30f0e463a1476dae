import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { serverAddress } from '../server/api-requests.ts';

/**
 * A request fails in one of three ways. The server handles it, but the response is lost; it never reaches the server
 * and the connection stays open; or the connection breaks after this many bytes of the request.
 */
export type Fault = 'response lost' | 'silence' | { cutAfterBytes: number };

/** A connection between browser and server that a test can break. The browser uses its address. */
export interface BreakableConnection {
  readonly address: string;
  /** Breaks all requests that begin like this, for example `PUT /api/profiles/me`, until `repair`. */
  breakRequests: (beginning: string, fault: Fault) => void;
  repair: () => void;
  /** Counts the requests that the current fault has hit. */
  hits: () => number;
  /** Closes everything and refuses new connections until `goUp`. */
  goDown: () => void;
  goUp: () => void;
  close: () => Promise<void>;
}

interface State {
  down: boolean;
  fault: { beginning: string; fault: Fault } | undefined;
  hits: number;
}

/** @param to the server's address */
export async function openBreakableConnection(to = serverAddress()): Promise<BreakableConnection> {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  const state: State = { down: false, fault: undefined, hits: 0 };
  const listener = createServer((client) => {
    if (state.down) return void client.destroy();
    const server = connect(Number(target.port), target.hostname);
    for (const socket of [client, server]) sockets.add(socket);
    join(client, server, state);
    client.on('close', () => [client, server].forEach((socket) => sockets.delete(socket)));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    address: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    breakRequests: (beginning, fault) => {
      state.fault = { beginning, fault };
      state.hits = 0;
    },
    repair: () => {
      state.fault = undefined;
    },
    hits: () => state.hits,
    goDown: () => {
      state.down = true;
      breakAll();
    },
    goUp: () => {
      state.down = false;
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

/** Passes bytes on in both directions. A browser starts each request with a new packet. */
function join(client: Socket, server: Socket, state: State): void {
  let fault: Fault | undefined;
  let bytes = 0;
  const end = () => {
    client.destroy();
    server.destroy();
  };
  client.on('data', (data) => {
    const begins = /^(GET|POST|PUT|PATCH|DELETE) \//.test(data.toString('latin1', 0, 16));
    if (begins) {
      const isHit = state.fault && data.toString('latin1', 0, 200).startsWith(state.fault.beginning);
      fault = isHit ? state.fault?.fault : undefined;
      bytes = 0;
      if (fault) state.hits += 1;
    }
    bytes += data.length;
    if (fault === 'silence') return;
    if (typeof fault === 'object' && bytes > fault.cutAfterBytes) return end();
    server.write(data);
  });
  // When the server sends the first byte of a response, it has handled the request.
  server.on('data', (data) => (fault === 'response lost' ? end() : client.write(data)));
  for (const socket of [client, server]) {
    socket.on('error', end);
    socket.on('close', end);
  }
}
