import { once } from 'node:events';
import { request as ask } from 'node:http';
import { fastify } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { observeRequests } from './observe-requests.ts';

test('all files of the web app are one route, and so is all that has none', async () => {
  const app = fastify();
  const seen: (readonly [route: string, status: number])[] = [];
  observeRequests(app, ({ route, status }) => seen.push([route, status]));
  for (const url of ['/assets/app-1.js', '/assets/app-2.css', '/api/people/:id']) app.get(url, async () => 'ok');
  for (const url of ['/assets/app-1.js', '/assets/app-2.css', '/api/people/7', '/assets/gone.js', '/gone'])
    await app.inject({ url });
  await expect
    .poll(() => seen)
    .toEqual([
      ['/assets/*', 200],
      ['/assets/*', 200],
      ['/api/people/:id', 200],
      ['none', 404],
      ['none', 404],
    ]);
  await app.close();
});

test('who hangs up before the response is 499, and who leaves one that has begun has its status', async () => {
  const app = fastify();
  const seen: unknown[] = [];
  const begun = Promise.withResolvers<void>();
  observeRequests(app, ({ request, route, status, ms }) => seen.push([request.method, route, status, ms]));
  app.get('/never', async () => {
    begun.resolve();
    return new Promise(() => {});
  });
  app.post('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(202).write('first');
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const clock = { ms: 1000 };
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock.ms);
  onTestFinished(async () => {
    now.mockRestore();
    await app.close();
  });
  const leaving = ask(`${address}/never`)
    .on('error', () => {})
    .end();
  await begun.promise;
  expect(seen).toEqual([]);
  clock.ms = 1250;
  leaving.destroy();
  await expect.poll(() => seen).toEqual([['GET', '/never', 499, 250]]);
  clock.ms = 5000;
  const streaming = ask(`${address}/stream`, { method: 'POST' }).end();
  const [response] = await once(streaming, 'response');
  await once(response, 'data');
  clock.ms = 5007;
  streaming.destroy();
  await expect.poll(() => seen[1]).toEqual(['POST', '/stream', 202, 7]);
});
