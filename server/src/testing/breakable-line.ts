import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

/** A TCP proxy on a free port, whose connections a test cuts. */
export interface BreakableLine {
  readonly port: number;
  /** Cuts all connections. New ones are cut at once, until `mend`. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

export async function openBreakableLine(target: NetConnectOpts): Promise<BreakableLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => void (isCut = false),
    async stop() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
