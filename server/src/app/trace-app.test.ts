import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Tracing } from '../gateways/tracing/tracing.ts';
import { traceApp } from './trace-app.ts';

test('each request is a span with its route and status, and only a fault of ours is one that failed', async () => {
  const told: unknown[][] = [];
  const tracing: Tracing = {
    begin(method) {
      const span: unknown[] = [method];
      told.push(span);
      const fail = (error: unknown) => void span.push(error);
      const end = () => void span.push('end');
      return { rename: (name) => void span.push(name), add: (more) => void span.push(more), fail, end };
    },
    within: (_span, work) => work(),
    isInside: () => false,
    stop: async () => {},
  };
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
    ['GET', ...ended(200), 'end'],
    ['GET', ...ended(404), 'end'],
    ['GET', ...ended(503), { code: '503' }, 'end'],
  ]);
});
