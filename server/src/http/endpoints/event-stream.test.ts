import { once } from 'node:events';
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
