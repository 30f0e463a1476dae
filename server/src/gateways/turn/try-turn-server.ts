import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

const address = /^(?<scheme>turns?):\[?(?<host>.+?)\]?(?::(?<port>\d+))?(?:\?transport=(?<transport>udp|tcp))?$/i;

/** A binding request of STUN (RFC 8489), to which every TURN server responds. It needs no credentials. */
const bindingRequest = (transaction: Buffer) =>
  Buffer.concat([Buffer.from([0, 1, 0, 0, 0x21, 0x12, 0xa4, 0x42]), transaction]);

/**
 * Asks a TURN server for a sign of life at one of its addresses (`turn:` or `turns:`).
 * @throws Error when no response comes in time
 */
export async function tryTurnServer(url: string, timeoutMs = 3000): Promise<void> {
  const { scheme = '', host = '', port, transport } = address.exec(url)?.groups ?? {};
  const isTls = scheme.toLowerCase() === 'turns';
  const at = { host, port: Number(port ?? (isTls ? 5349 : 3478)) };
  const transaction = randomBytes(12);
  const request = bindingRequest(transaction);
  const asked = isTls
    ? askOver(connectTls({ ...at, servername: host }), 'secureConnect', request)
    : transport?.toLowerCase() === 'tcp'
      ? askOver(connect(at), 'connect', request)
      : askByUdp(at, request);
  const response = await asked(AbortSignal.timeout(timeoutMs));
  if (!response.subarray(8, 20).equals(transaction)) throw new Error('What responds is no TURN server');
}

type Ask = (signal: AbortSignal) => Promise<Buffer>;

function askOver(socket: Socket, connected: string, request: Buffer): Ask {
  return async (signal) => {
    try {
      await once(socket, connected, { signal });
      socket.write(request);
      const [response] = await once(socket, 'data', { signal });
      return response as Buffer;
    } finally {
      socket.destroy();
    }
  };
}

function askByUdp({ host, port }: { readonly host: string; readonly port: number }, request: Buffer): Ask {
  return async (signal) => {
    const found = await lookup(host);
    const socket = createSocket(found.family === 6 ? 'udp6' : 'udp4');
    try {
      const responded = once(socket, 'message', { signal });
      socket.send(request, port, found.address);
      const [response] = await responded;
      return response as Buffer;
    } finally {
      socket.close();
    }
  };
}
