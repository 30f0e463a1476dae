import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import path from 'node:path';
import type { Config } from '../../server/src/config/config.ts';
import { findCoturn, startCoturn, type RunningCoturn } from '../../server/src/gateways/turn/coturn.ts';

/** Starts coturn for the calls of demo people, on a free port of this machine. Null if it is not installed or fails. */
export async function startTurn({ dataDir }: Config): Promise<RunningCoturn | null> {
  const binary = findCoturn();
  if (binary === null) return null;
  return startCoturn(binary, { folder: path.resolve(dataDir, 'turn'), port: await freeUdpPort() }).catch(() => null);
}

async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}
