import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { serverAddress } from './server-calls.ts';

/**
 * What befalls the requests of a call: the server acts and its answer is lost, nothing comes back and nothing
 * breaks, or the connection breaks after so many bytes of the request.
 */
export type Fault = 'answer lost' | 'silence' | { cutAfterBytes: number };

/** A line between browser and server that can be broken, at an address of its own. */
export interface BadLine {
  readonly address: string;
  /** `PUT /api/profiles/me`, for example: how the request begins; until `mend`. */
  breakCall: (beginning: string, fault: Fault) => void;
  mend: () => void;
  /** How many requests the fault has hit. */
  hits: () => number;
  /** No connection at all, and then again. */
  goDown: () => void;
  comeUp: () => void;
  close: () => Promise<void>;
}

interface State {
  down: boolean;
  fault: { beginning: string; fault: Fault } | undefined;
  hits: number;
}

/** @param to where the line leads, the server by default */
export async function openBadLine(to = serverAddress()): Promise<BadLine> {
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
    breakCall: (beginning, fault) => {
      state.fault = { beginning, fault };
      state.hits = 0;
    },
    mend: () => {
      state.fault = undefined;
    },
    hits: () => state.hits,
    goDown: () => {
      state.down = true;
      breakAll();
    },
    comeUp: () => {
      state.down = false;
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

/** Passes bytes on both ways; a browser begins each request with a packet of its own. */
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
      const wanted = state.fault && data.toString('latin1', 0, 200).startsWith(state.fault.beginning);
      fault = wanted ? state.fault?.fault : undefined;
      bytes = 0;
      if (fault) state.hits += 1;
    }
    bytes += data.length;
    if (fault === 'silence') return;
    if (typeof fault === 'object' && bytes > fault.cutAfterBytes) return end();
    server.write(data);
  });
  // The first byte of the answer says that the server has done it.
  server.on('data', (data) => (fault === 'answer lost' ? end() : client.write(data)));
  for (const socket of [client, server]) {
    socket.on('error', end);
    socket.on('close', end);
  }
}
