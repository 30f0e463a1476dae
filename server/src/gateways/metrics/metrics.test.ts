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
