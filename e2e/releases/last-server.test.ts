import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataDir, startProcess } from '../../server/src/testing/start-process.ts';
import { createTestDatabase } from '../../server/src/testing/test-database.ts';
import { lastRelease, playMainJob } from './play-main-job.ts';

test("the last release's server goes on while this release migrates its database, and starts on it again", async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  const settings = { DATABASE_URL: url, DATA_DIR: makeDataDir(), SCREENING: '0', DEMO_REVIEW_SECONDS: '0' };
  const startLast = () => startProcess(path.join(lastRelease, 'server/src/main.ts'), { ...settings, DEMO: '0' });
  const last = startLast();
  const address = await last.address();
  // It also brings the demo people.
  await startProcess('demo/src/main.ts', { ...settings, DEMO: '1' }).address();
  await playMainJob(address);
  last.signal('SIGTERM');
  await last.exitCode();
  expect((await fetch(`${await startLast().address()}/health/ready`)).status).toBe(200);
});
