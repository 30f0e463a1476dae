// The line between phone and server: whatever goes over it is counted, whoever asked for it.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Line {
  readonly address: string;
  /** Bytes so far, with all headers; without TLS, which is the host's. */
  readonly carried: { down: number; up: number };
  close(): Promise<void>;
}

/** Passes connections on to the server at `target`. */
export async function openLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const carried = { down: 0, up: 0 };
  const open = new Set<Socket>();
  const server = createServer((phone) => {
    const far = connect(Number(port), hostname);
    phone.on('data', ({ length }) => (carried.up += length));
    far.on('data', ({ length }) => (carried.down += length));
    for (const [socket, other] of [
      [phone, far],
      [far, phone],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => open.delete(socket));
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    carried,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
