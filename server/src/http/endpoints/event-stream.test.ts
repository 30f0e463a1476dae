import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sendEventStream, type EventStream } from './event-stream.ts';

test('a client that hangs up while its stream is being opened leaves no open stream', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const open = new Set<string>();
  const app = fastify();
  onTestFinished(() => app.close());
  app.get('/', async (request, reply) => {
    const hungUp = once(request.raw.socket, 'close');
    asked.resolve();
    // As a check of the token takes its time.
    await hungUp;
    await new Promise(setImmediate);
    sendEventStream(reply, () => {
      open.add('stream');
      return () => open.delete('stream');
    });
    await new Promise(setImmediate);
    answered.resolve();
    return reply;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await asked.promise;
  client.destroy();
  await answered.promise;
  expect(open.size).toBe(0);
});

test('a client that reads nothing is cut off once much waits for it, and one that reads is not', async () => {
  const open = new Map<unknown, EventStream>();
  const app = fastify();
  onTestFinished(() => app.close());
  app.get('/:name', ({ url }, reply) =>
    sendEventStream(reply, (stream) => {
      open.set(url, stream);
      return () => open.delete(url);
    }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  for (const name of ['reads', 'waits']) {
    const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void client.destroy());
    client.on('error', () => undefined);
    client.write(`GET /${name} HTTP/1.1\r\nhost: a\r\n\r\n`);
    if (name === 'reads') client.resume();
  }
  await expect.poll(() => open.size).toBe(2);
  // More than the operating system holds for a client.
  const frames = `data: ${'x'.repeat(16_384)}\n\n`;
  for (let times = 0; times < 1000 && open.size === 2; times += 1) {
    for (const stream of open.values()) stream.send(frames);
    await new Promise(setImmediate);
  }
  await expect.poll(() => [...open.keys()]).toEqual(['/reads']);
});

test('a client that reads nothing has ten seconds for the last frames, and holds them no longer', async () => {
  const opened = Promise.withResolvers<{ stream: EventStream; raw: ServerResponse }>();
  const closed = Promise.withResolvers<void>();
  const app = fastify();
  onTestFinished(() => app.close());
  app.get('/', (_request, reply) =>
    sendEventStream(reply, (stream) => {
      opened.resolve({ stream, raw: reply.raw });
      return closed.resolve;
    }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  const { stream, raw } = await opened.promise;
  const { socket } = raw;
  expect(socket?.timeout ?? 0).toBe(0);
  const frames = `data: ${'x'.repeat(16_384)}\n\n`;
  while (raw.writableLength === 0) {
    stream.send(frames);
    await new Promise(setImmediate);
  }
  stream.end('data: the last\n\n');
  expect([socket?.timeout, raw.closed]).toEqual([10_000, false]);
  socket?.emit('timeout');
  await closed.promise;
  expect(socket?.destroyed).toBe(true);
});

test('a stream has headers that keep it whole, the last event its client saw, and nothing after its end', async () => {
  const opened: EventStream[] = [];
  let closed = 0;
  const app = fastify();
  onTestFinished(() => app.close());
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-earlier', 'kept'));
  app.route({
    method: ['GET', 'HEAD'],
    url: '/',
    handler: (_request, reply) =>
      sendEventStream(reply, (stream) => {
        opened.push(stream);
        stream.send('data: 1\n\n');
        setImmediate(() => {
          stream.end('data: 2\n\n');
          stream.end('data: 3\n\n');
          stream.send('data: 4\n\n');
        });
        return () => (closed += 1);
      }),
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const response = await fetch(address, { headers: { 'last-event-id': '41' } });
  expect([response.status, await response.text()]).toEqual([200, 'data: 1\n\ndata: 2\n\n']);
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-earlier': 'kept',
  };
  expect(Object.fromEntries(response.headers)).toMatchObject(headers);
  await expect.poll(() => closed).toBe(1);
  await (await fetch(address)).text();
  expect(opened.map(({ lastEventId }) => lastEventId)).toEqual(['41', null]);
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, await head.text(), opened.length]).toEqual([200, '', 2]);
  expect(Object.fromEntries(head.headers)).toMatchObject(headers);
});
