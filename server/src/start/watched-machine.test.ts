import { statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from '../gateways/metrics/metrics.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { serveMetrics, watchMachine } from './serve-metrics.ts';

test('the disk of DATA_DIR and the age of its last backup are gauges', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const dataDir = makeDataFolder();
  const metrics = createMetrics();
  watchMachine(metrics, { dataDir });
  const read = async (name: string) =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith(`mwanzo_${name}`));
  expect(await read('backup_seconds')).toEqual([]);
  writeFileSync(path.join(dataDir, 'last-backup'), '2026-11-21T09:00:01.500Z\n');
  expect(await read('backup_seconds')).toEqual(['mwanzo_backup_seconds 3598.5']);
  const { blocks, bsize } = statfsSync(dataDir);
  const [free, all] = await read('disk_bytes');
  expect(all).toBe(`mwanzo_disk_bytes{state="all"} ${blocks * bsize}`);
  expect(free).toMatch(/^mwanzo_disk_bytes\{state="free"\} \d+/);
  expect(await metrics.text()).not.toContain('mwanzo_metric_failures_total{');
});

test('only GET /metrics has the metrics, with any query, and a failure is a 500', async () => {
  const metrics = createMetrics();
  const text = vi.spyOn(metrics, 'text').mockResolvedValue('mwanzo_test 1\n');
  const { port, stop } = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  onTestFinished(stop);
  const ask = async (place: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}${place}`, { method });
    return [response.status, await response.text()];
  };
  expect([await ask('/metrics'), await ask('/metrics?name[]=x'), await ask('/metrics/'), await ask('/')]).toEqual([
    [200, 'mwanzo_test 1\n'],
    [200, 'mwanzo_test 1\n'],
    [404, ''],
    [404, ''],
  ]);
  expect(await ask('/metrics', 'POST')).toEqual([404, '']);
  text.mockRejectedValue(new Error('away'));
  expect(await ask('/metrics')).toEqual([500, '']);
});
