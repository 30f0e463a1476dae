import path from 'node:path';
import { onTestFinished, test } from 'vitest';
import { makeDataDir, startProcess } from '../../server/src/testing/start-process.ts';
import { createTestDatabase } from '../../server/src/testing/test-database.ts';
import { openReleases } from '../server/releases.ts';
import { lastRelease, playMainJob } from './play-main-job.ts';

// A browser keeps an app for weeks: its service worker shows it without asking.
test("the last release's web app does the main job on this release's server", async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  const settings = { DATABASE_URL: url, DATA_DIR: makeDataDir(), SCREENING: '0', DEMO_REVIEW_SECONDS: '0' };
  process.env['MWANZO_ADDRESS'] = await startProcess('demo/src/main.ts', { ...settings, DEMO: '1' }).address();
  const front = await openReleases();
  onTestFinished(front.close);
  await front.deploy(path.resolve(lastRelease, 'web/dist'));
  await playMainJob(front.address);
});
