// These are the browser tests of the last release, against the server at MWANZO_ADDRESS. They know the texts of the web
// app of their own release.
import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

// Release 0.2.0's scripted reviewer decides at once, as no person does. This server counts a decision after a look of
// 1.5 seconds, and says when. It goes when 0.3.0 is the last release: its reviewer waits.
const { fetch } = globalThis;
globalThis.fetch = async (...request) => {
  const response = await fetch(...request);
  if (response.status !== 409 || !(await response.clone().text()).includes('looked_too_short')) return response;
  await new Promise((resolve) => setTimeout(resolve, Number(response.headers.get('retry-after')) * 1000));
  return fetch(...request);
};

const e2e = path.join(process.env['MWANZO_RELEASE'] ?? '', 'e2e');
const { default: config } = (await import(path.join(e2e, 'playwright.config.ts'))) as { default: PlaywrightTestConfig };

export default {
  ...config,
  testDir: path.join(e2e, 'specs'),
  outputDir: path.join(e2e, '../test-results'),
  // The global setup would start the server of the last release.
  globalSetup: [],
  reporter: 'line',
  retries: 0,
  workers: 1,
};
