import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './engine-test.ts';

/** For `npm run test:engines`. Playwright runs the tests; the browsers are opened by the drivers beside this file. */
export default defineConfig<EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: '../server/start-server.ts',
  // Generous: two browsers, a server and a database may share two slow cores.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // Retries follow the rule of e2e/playwright.config.ts.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
