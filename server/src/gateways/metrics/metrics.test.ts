import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('the times of jobs and requests are in seconds, the base unit of Prometheus', async () => {
  const metrics = createMetrics();
  metrics.observeJob({ name: 'look', outcome: 'done', ms: 1500 });
  metrics.observeRequest({ method: 'GET', route: '/look', status: 200, ms: 250 });
  const text = await metrics.text();
  expect(text).toContain('mwanzo_job_seconds_sum{name="look",outcome="done"} 1.5\n');
  expect(text).toContain('mwanzo_http_request_seconds_sum{method="GET",route="/look",status="200"} 0.25\n');
});

test('a gauge has only what its last reading found, and nothing after one that failed', async () => {
  const metrics = createMetrics();
  const readings = [
    async () => [
      { labels: { state: 'open' }, value: 1 },
      { labels: { state: 'late' }, value: 2 },
    ],
    async () => [{ labels: { state: 'open' }, value: 3 }],
    async () => Promise.reject(new Error('away')),
  ];
  metrics.gauge('mwanzo_orders', 'Orders.', async () => (await readings.shift()?.()) ?? []);
  const read = async () => (await metrics.text()).match(/^mwanzo_orders\{.*$/gm) ?? [];
  expect(await read()).toEqual(['mwanzo_orders{state="open"} 1', 'mwanzo_orders{state="late"} 2']);
  expect(await read()).toEqual(['mwanzo_orders{state="open"} 3']);
  expect(await read()).toEqual([]);
});

test('everything that the server itself counts is written with its help, bounds and labels', async () => {
  const metrics = createMetrics();
  metrics.observeJob({ name: 'look', outcome: 'done', ms: 500 });
  metrics.observeJob({ name: 'look', outcome: 'failed', ms: 60_000 });
  metrics.observeRequest({ method: 'GET', route: '/look', status: 200, ms: 250 });
  metrics.observeRequest({ method: 'GET', route: '/look', status: 503, ms: 20_000 });
  const count = metrics.counter('mwanzo_looks_total', 'Looks, by kind.', ['kind']);
  for (const kind of ['one', 'two', 'two']) count({ kind });
  const plain = metrics.counter('mwanzo_seen_total', 'What was seen.');
  plain();
  metrics.counter('mwanzo_never_total', 'What never happened.');
  metrics.gauge('mwanzo_waiting', 'What waits.', () => 7);
  metrics.gauge('mwanzo_parts', 'Parts, by each label.', () => [
    { labels: { state: 'open' }, value: 1 },
    { labels: { work: 'mail' }, value: 2 },
    { labels: { queue: 'pushes' }, value: 3 },
    { labels: { switch: 'calls' }, value: 4 },
  ]);
  for (const name of ['mwanzo_gone', 'mwanzo_lost'])
    metrics.gauge(name, 'It cannot be read.', () => Promise.reject(new Error('away')));
  await metrics.text();
  const own = (await metrics.text()).split('\n').filter((line) => line.includes('mwanzo_'));
  await expect(`${own.join('\n')}\n`).toMatchFileSnapshot('in-words/metrics.txt');
  expect(metrics.names().filter((name) => name.startsWith('mwanzo_'))).toHaveLength(10);
  expect(metrics.names()).toContain('process_cpu_seconds_total');
  expect(metrics.contentType).toBe('text/plain; version=0.0.4; charset=utf-8');
});
