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
