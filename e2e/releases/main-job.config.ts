// These are the browser tests of the last release, against the server at MWANZO_ADDRESS. They know the texts of the web
// app of their own release.
import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

// Each worker of the browser tests has a reviewer of its own, whom this server does not know.
delete process.env['TEST_PARALLEL_INDEX'];

const e2e = path.join(process.env['MWANZO_RELEASE'] ?? '', 'e2e');
const { default: config } = (await import(path.join(e2e, 'playwright.config.ts'))) as { default: PlaywrightTestConfig };

export default {
  ...config,
  testDir: path.join(e2e, 'specs'),
  outputDir: path.join(e2e, '../test-results'),
  // The global setup would start the server of the last release.
  globalSetup: [],
  reporter: 'line',
  // A race in a test of a release stays: nobody can mend it any more.
  retries: process.env['CI'] === undefined ? 0 : 1,
  workers: 1,
};
