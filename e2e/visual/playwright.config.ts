import path from 'node:path';
import { defineConfig } from '@playwright/test';
import testConfig from '../playwright.config.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * For `npm run test:visual`: compares screens with the pictures in baselines/. When a screen
 * should look different, `npm run visual:update` takes them anew, and they belong to the same commit.
 */
export default defineConfig({
  ...testConfig,
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: path.join(root, 'test-results/visual'),
  reporter: [['list']],
  globalSetup: './start-stopped-server.ts',
  snapshotPathTemplate: '{testDir}/baselines/{arg}-{projectName}{ext}',
  expect: {
    ...testConfig.expect,
    // The baselines have few colours, which makes little differences. test.ts says how many pixels may differ.
    toHaveScreenshot: { threshold: 0.03 },
  },
  use: { ...testConfig.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    {
      name: 'phone',
      // A screen of one pixel a point keeps the baselines small.
      use: {
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
