import path from 'node:path';
import { defineConfig } from '@playwright/test';
import testConfig from '../playwright.config.ts';

const touch = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** The screens that are pictured in more sizes. */
const deck = /discover$/;
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
    { name: '320x568', grep: deck, use: { ...touch, viewport: { width: 320, height: 568 } } },
    { name: '844x390', grep: deck, use: { ...touch, viewport: { width: 844, height: 390 } } },
    { name: '768x1024', grep: deck, use: { ...touch, viewport: { width: 768, height: 1024 } } },
    { name: '1920x1080', grep: deck, use: { viewport: { width: 1920, height: 1080 } } },
  ],
});
