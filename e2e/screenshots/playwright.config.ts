import path from 'node:path';
import { defineConfig } from '@playwright/test';
import ordinary from '../playwright.config.ts';

const touch = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const root = path.resolve(import.meta.dirname, '../..');

/** `npm run screenshots` runs it: each of its tests takes pictures, at one size, light and dark. */
export default defineConfig({
  ...ordinary,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: path.join(root, 'test-results/screenshots'),
  globalSetup: './start-with-edge-group.ts',
  // A test walks through several screens.
  timeout: 180_000,
  fullyParallel: false,
  reporter: [['list']],
  use: { ...ordinary.use, trace: 'off' },
  projects: [
    { name: '360x640', use: { ...touch, viewport: { width: 360, height: 640 }, screen: { width: 360, height: 640 } } },
    { name: '390x844', use: { ...touch, viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } } },
    { name: '1280x800', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
