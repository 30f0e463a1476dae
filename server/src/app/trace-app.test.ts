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
