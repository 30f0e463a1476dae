import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createToldTracing } from '../gateways/tracing/told-tracing.fixture.ts';
import { traceApp } from './trace-app.ts';

test('each request is a span with its route and status, and only an internal fault is one that failed', async () => {
  const { told, tracing } = createToldTracing();
  const app = fastify();
  onTestFinished(() => app.close());
  traceApp(app, tracing);
  app.get('/items/:id', (request, reply) => reply.code(Number((request.params as { id: string }).id)).send());
  const address = await app.listen();
  for (const status of [200, 404, 503]) await fetch(`${address}/items/${status}`);
  await expect.poll(() => told.flat().filter((each) => each === 'end')).toHaveLength(3);
  const ended = (status: number) => [
    'GET /items/:id',
    { 'http.route': '/items/:id', 'http.response.status_code': status },
  ];
  expect(told).toEqual([
    ['GET', 'server', ...ended(200), 'end'],
    ['GET', 'server', ...ended(404), 'end'],
    ['GET', 'server', ...ended(503), { code: '503' }, 'end'],
  ]);
});

test('a request is named by its id, its work is in its span, and streams and checks of health have none', async () => {
  const { told, tracing } = createToldTracing();
  const begun: unknown[] = [];
  const inside: unknown[] = [];
  const app = fastify({ genReqId: () => 'k3v9x2abm7q4' });
  onTestFinished(() => app.close());
  const within: typeof tracing.within = (span, work) => {
    inside.push(span);
    return work();
  };
  const begin: typeof tracing.begin = (...given) => {
    begun.push(given);
    return tracing.begin(...given);
  };
  traceApp(app, { ...tracing, begin, within });
  for (const url of ['/health/live', '/health/ready', '/api/events/', '/api/other/']) app.get(url, () => 'ok');
  for (const url of ['/health/live', '/health/ready', '/api/events/', '/api/other/']) await app.inject({ url });
  await expect.poll(() => told.flat()).toContain('end');
  expect(begun).toEqual([['GET', 'server', { 'http.request.method': 'GET', 'mwanzo.request_id': 'k3v9x2abm7q4' }]]);
  // Its body arrives in events that belong to no span, so it goes in a second time.
  expect([inside.length, new Set(inside).size, told.length]).toEqual([2, 1, 1]);
});
