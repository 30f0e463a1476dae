import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

vi.setConfig({ testTimeout: 60_000 });

const host = '127.0.0.1';

test('with METRICS_PORT metrics are on that port of this machine only, and never on the port of members', async () => {
  const { url, drop } = await createTestDatabase();
  const port = await freePort();
  const dataDir = makeDataDir();
  // A moment that nobody can read is none.
  writeFileSync(path.join(dataDir, 'last-backup'), 'yesterday\n');
  const server = startProcess('server/src/main.ts', {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '0',
    SCREENING: '0',
    METRICS_PORT: String(port),
  });
  const address = await server.address();
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  const response = await fetch(`http://${host}:${port}/metrics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  const text = await response.text();
  expect(text).toMatch(/^mwanzo_disk_bytes\{state="free"\} [1-9]/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^mwanzo_http_request_seconds_count\{method="GET",route="none",status="404"\} 1$/m);
  expect(text).not.toMatch(/^mwanzo_backup_seconds /m);
  writeFileSync(path.join(dataDir, 'last-backup'), `${new Date(Date.now() - 3_600_000).toISOString()}\n`);
  expect(await (await fetch(`http://${host}:${port}/metrics`)).text()).toMatch(/^mwanzo_backup_seconds 36\d\d\b/m);
  expect((await fetch(`http://${host}:${port}/`)).status).toBe(404);
  server.signal('SIGTERM');
  expect(await server.exitCode()).toBe(0);
  await drop();
});

test('a port that is in use stops the start with the name of the setting', async () => {
  const first = await serveMetrics(createMetrics(), { host, port: 0 });
  await expect(serveMetrics(createMetrics(), { host, port: first.port })).rejects.toThrow(/^METRICS_PORT: .*in use/);
  await first.stop();
});

test('a stop waits for nobody whose metrics are still being read', async () => {
  const metrics = createMetrics();
  const asked = Promise.withResolvers<void>();
  metrics.gauge('slow', 'A gauge that is never read.', () => {
    asked.resolve();
    return new Promise(() => {});
  });
  const { port, stop } = await serveMetrics(metrics, { host, port: 0 });
  const reading = expect(fetch(`http://${host}:${port}/metrics`)).rejects.toThrow('fetch failed');
  await asked.promise;
  await stop();
  await reading;
});

test('metrics that cannot be written are an error to their reader alone, and whole the next time', async () => {
  const metrics = createMetrics();
  metrics.gauge('queue', 'A gauge of a database.', () => 1);
  const reading = vi.spyOn(metrics, 'text').mockRejectedValueOnce(new Error('away'));
  const { port, stop } = await serveMetrics(metrics, { host, port: 0 });
  const read = async () => {
    const response = await fetch(`http://${host}:${port}/metrics`);
    return [response.status, (await response.text()).includes('queue 1')];
  };
  expect(await read()).toEqual([500, false]);
  expect(await read()).toEqual([200, true]);
  expect(reading).toHaveBeenCalledTimes(2);
  await stop();
});
