import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { tryTurnServer } from './try-turn-server.ts';

type Respond = (request: Buffer) => Buffer | null;

const isRequest = (bytes: Buffer) => bytes.length === 20 && bytes.toString('hex', 0, 8) === '000100002112a442';
const echo: Respond = (request) =>
  isRequest(request) ? Buffer.concat([Buffer.from('0101', 'hex'), request.subarray(2)]) : null;
const strange: Respond = () => Buffer.alloc(20, 7);
const silent: Respond = () => null;

async function startUdp(respond: Respond): Promise<number> {
  const socket = createSocket('udp4');
  onTestFinished(() => void socket.close());
  socket.on('message', (request, { port, address }) => {
    const response = respond(request);
    if (response) socket.send(response, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket.address().port;
}

async function startTcp(respond: Respond): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (request) => {
      const response = respond(request);
      if (response) socket.write(response);
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test.each([
  ['udp', startUdp, ''],
  ['udp', startUdp, '?transport=udp'],
  ['tcp', startTcp, '?transport=TCP'],
] as const)('over %s a server that responds to the very question is one', async (_kind, start, transport) => {
  const at = async (respond: Respond) => `turn:127.0.0.1:${await start(respond)}${transport}`;
  await tryTurnServer(await at(echo));
  await expect(tryTurnServer(await at(strange))).rejects.toThrow('What responds is no TURN server');
  await expect(tryTurnServer(await at(silent), 50)).rejects.toThrow();
});

test('a server that speaks TLS is asked over TLS, and a plain one is none', async () => {
  const heard: Buffer[] = [];
  const port = await startTcp((request) => {
    heard.push(request);
    return Buffer.from('no');
  });
  await expect(tryTurnServer(`turns:127.0.0.1:${port}?transport=tcp`)).rejects.toThrow();
  // The first byte of a handshake in TLS.
  expect(heard[0]?.[0]).toBe(0x16);
});

test.each([
  ['turn:127.9.8.7?transport=tcp', 3478],
  ['turns:127.9.8.7', 5349],
] as const)('%s names no port, so the standard one is tried', async (url, port) => {
  await expect(tryTurnServer(url)).rejects.toThrow(`127.9.8.7:${port}`);
});
