import { expect, onTestFinished, test, vi } from 'vitest';
import { openBreakableLine } from '../../testing/breakable-line.ts';
import { makeDataDir, startProcess } from '../../testing/start-process.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

vi.setConfig({ testTimeout: 120_000 });

test('an outage of the database and its end are one line each in the log, however many requests fail', async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const target = new URL(url);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  const line = await openBreakableLine(
    folder === null ? { host: target.hostname, port } : { path: `${folder}/.s.PGSQL.${port}` },
  );
  onTestFinished(() => line.stop());
  target.searchParams.delete('host');
  target.hostname = '127.0.0.1';
  target.port = String(line.port);
  const server = startProcess('server/src/main.ts', {
    DATABASE_URL: target.href,
    DATA_DIR: makeDataDir(),
    DEMO: '0',
    SCREENING: '0',
  });
  const address = await server.address();
  const linesWith = (text: string) =>
    server
      .output()
      .split('\n')
      .filter((each) => each.includes(text));
  const errors = () => linesWith('"level":50');
  const signIn = async () => {
    const body = JSON.stringify({ email: 'amina@mwanzo.test', password: 'mti-mrefu-wa-mwembe' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${address}/api/token/`, { method: 'POST', headers, body })).status;
  };
  expect(await signIn()).toBe(401);
  expect(errors()).toEqual([]);

  line.cut();
  for (let count = 0; count < 20; count += 1) expect(await signIn()).toBe(503);
  const ready = await fetch(`${address}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ reason: 'database' })]);
  await vi.waitUntil(() => errors().length > 0);

  line.mend();
  await vi.waitUntil(() => linesWith('over: the database is away').length > 0, 60_000);
  expect(await signIn()).toBe(401);
  expect(errors()).toHaveLength(1);
  expect(errors()[0]).toContain('"outage":"database"');
  const [end = ''] = linesWith('over: the database is away');
  expect(JSON.parse(end).failures).toBeGreaterThanOrEqual(20);
});
