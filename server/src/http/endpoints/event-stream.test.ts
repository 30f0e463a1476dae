import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sendEventStream } from './event-stream.ts';

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
