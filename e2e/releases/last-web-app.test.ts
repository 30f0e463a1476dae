import path from 'node:path';
import { onTestFinished, test } from 'vitest';
import { makeDataDir, startProcess } from '../../server/src/testing/start-process.ts';
import { createTestDatabase } from '../../server/src/testing/test-database.ts';
import { openReleases } from '../server/releases.ts';
import { leaveUnsent } from './left-unsent.ts';
import { lastRelease, playMainJob } from './play-main-job.ts';

// A browser keeps an app for weeks: its service worker shows it without asking.
test("the last release's web app does the main job, and what it left unsent leaves after the update", async () => {
  const { url, drop } = await createTestDatabase({ empty: true });
  onTestFinished(drop);
  const settings = { DATABASE_URL: url, DATA_DIR: makeDataDir(), SCREENING: '0', DEMO_REVIEW_SECONDS: '0' };
  process.env['MWANZO_ADDRESS'] = await startProcess('demo/src/main.ts', { ...settings, DEMO: '1' }).address();
  const front = await openReleases();
  onTestFinished(front.close);
  await front.deploy(path.resolve(lastRelease, 'web/dist'));
  const [phone] = await Promise.all([leaveUnsent(front.address), playMainJob(front.address)]);
  onTestFinished(phone.close);
  const build = path.resolve('web/dist');
  await front.deploy(build);
  await phone.expectSent(build);
});
