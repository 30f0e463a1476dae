import path from 'node:path';
import { defineConfig } from '@playwright/test';
import testConfig from '../playwright.config.ts';

const touch = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const root = path.resolve(import.meta.dirname, '../..');

/** For `npm run screenshots`: each test takes pictures at one size, in light and dark mode. */
export default defineConfig({
  ...testConfig,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: path.join(root, 'test-results/screenshots'),
  globalSetup: './start-with-edge-group.ts',
  // A test visits several screens.
  timeout: 180_000,
  fullyParallel: false,
  reporter: [['list']],
  use: { ...testConfig.use, trace: 'off' },
  projects: [
    { name: '360x640', use: { ...touch, viewport: { width: 360, height: 640 }, screen: { width: 360, height: 640 } } },
    { name: '390x844', use: { ...touch, viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } } },
    { name: '1280x800', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
