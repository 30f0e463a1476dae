import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { freePort } from '../../testing/free-port.ts';
import { connectRedis } from './connect-redis.ts';

/** Starts a server that says "OK" to every command, as Redis does while a connection is made. */
async function startOk(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (bytes) => socket.write('+OK\r\n'.repeat(bytes.toString().match(/^\*\d/gm)?.length ?? 0)));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
}

test('each outage of Redis is told once, also the second, however many attempts fail', async () => {
  const port = await freePort();
  const problems: string[] = [];
  let stop = await startOk(port);
  const client = connectRedis(new Secret(`redis://127.0.0.1:${port}`), (problem) => problems.push(problem));
  let failures = 0;
  client.on('error', () => (failures += 1));
  onTestFinished(() => client.destroy());
  for (const outages of [1, 2]) {
    if (outages > 1) stop = await startOk(port);
    await vi.waitUntil(() => client.isReady, { timeout: 20_000 });
    failures = 0;
    await stop();
    await vi.waitUntil(() => failures >= 2, { timeout: 20_000 });
    expect(problems).toHaveLength(outages);
  }
});

test('a connection fails fast, notices silence, and tries again within two seconds', async () => {
  const client = connectRedis(new Secret('redis://127.0.0.1:1/3'), () => {});
  onTestFinished(() => client.destroy());
  const { socket, ...options } = client.options ?? {};
  expect(options).toMatchObject({
    name: 'mwanzo',
    database: 3,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    commandOptions: { timeout: 0 },
    pingInterval: 2000,
  });
  expect(socket).toMatchObject({ connectTimeout: 3000, socketTimeout: 6000 });
  const pause = socket?.reconnectStrategy as (tries: number, cause: Error) => number;
  const chance = vi.spyOn(Math, 'random');
  onTestFinished(() => chance.mockRestore());
  const pauses = (of: number) => {
    chance.mockReturnValue(of);
    return [0, 1, 5, 6, 10, 1000].map((tries) => pause(tries, new Error('gone')));
  };
  expect(pauses(1)).toEqual([50, 100, 1600, 2000, 2000, 2000]);
  expect(pauses(0)).toEqual([25, 50, 800, 1000, 1000, 1000]);
});
