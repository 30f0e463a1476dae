// A proxy between phone and server that counts every byte, whichever part of the browser sent or received it.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CountingProxy {
  readonly address: string;
  /** Bytes so far, with all headers, but without TLS. */
  readonly transferred: { down: number; up: number };
  close(): Promise<void>;
}

/** Forwards connections to the server at `target`. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(target);
  const transferred = { down: 0, up: 0 };
  const open = new Set<Socket>();
  const server = createServer((phone) => {
    const upstream = connect(Number(port), hostname);
    phone.on('data', ({ length }) => (transferred.up += length));
    upstream.on('data', ({ length }) => (transferred.down += length));
    for (const [socket, other] of [
      [phone, upstream],
      [upstream, phone],
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
    transferred,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
