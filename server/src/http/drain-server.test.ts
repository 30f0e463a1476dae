import { EventEmitter, once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drainServer } from './drain-server.ts';

/** A server with a response that a test gives, and a client that keeps its connections. */
async function setUp() {
  const app = fastify({ forceCloseConnections: 'idle' });
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  app.get('/now', () => 'now');
  app.get('/later', async () => {
    asked.resolve();
    return released.promise;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const get = async (path: string) => {
    const asking = request({ port, path, agent: false, headers: { connection: 'keep-alive' } }).end();
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    response.resume();
    return { status: response.statusCode, connection: response.headers.connection };
  };
  return { app, get, asked: asked.promise, release: () => released.resolve('later') };
}

test('a stopping server responds for a while, ends connections, and waits for a request under way', async () => {
  const { app, get, asked, release } = await setUp();
  expect((await get('/now')).connection).toBe('keep-alive');
  const later = get('/later');
  await asked;
  const draining = drainServer(app, { acceptMs: 1000, finishMs: 60_000 });
  expect(await get('/now')).toEqual({ status: 200, connection: 'close' });
  release();
  expect((await later).status).toBe(200);
  await draining;
  await expect(get('/now')).rejects.toThrow('ECONNREFUSED');
});

test('a request that does not end is cut off', { timeout: 10_000 }, async () => {
  const { app, get, asked } = await setUp();
  const later = get('/later').catch((error: NodeJS.ErrnoException) => error.code);
  await asked;
  await drainServer(app, { acceptMs: 0, finishMs: 50 });
  expect(await later).toBe('ECONNRESET');
});

test('a server closes once its time to accept is over, and cuts off only who is left after the rest', async () => {
  const steps: string[] = [];
  const closed = Promise.withResolvers<void>();
  const server = Object.assign(new EventEmitter(), { closeAllConnections: () => void steps.push('cut off') });
  const close = () => {
    steps.push('close');
    return closed.promise;
  };
  const heard: unknown[] = [];
  server.on('request', () => heard.push('handled'));
  const draining = drainServer({ server, close } as unknown as FastifyInstance, { acceptMs: 0, finishMs: 60_000 });
  server.emit('request', {}, { setHeader: (...header: string[]) => heard.push(header) });
  expect([heard, steps]).toEqual([[['connection', 'close'], 'handled'], []]);
  await expect.poll(() => steps).toEqual(['close']);
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  onTestFinished(() => cleared.mockRestore());
  closed.resolve();
  await draining;
  expect([steps, cleared.mock.calls.length]).toEqual([['close'], 1]);
});
