import path from 'node:path';
import { defineConfig } from '@playwright/test';
import testConfig from '../playwright.config.ts';

const touch = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const root = path.resolve(import.meta.dirname, '../..');

/** Matches the whole titles of the tests whose screens are also taken at further sizes. */
const scenes = new RegExp(
  String.raw`\.ts (?:${[
    'landing',
    'login',
    'discover',
    'discover-toast',
    'panel',
    'match',
    'matches',
    'topup',
    'own-profile',
    'prompts',
    'own-prompts',
    'premium-begun',
    'change-number',
    'own photos .*',
  ].join('|')})$`,
);

const phone = (width: number, height: number) => ({ ...touch, viewport: { width, height }, screen: { width, height } });

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
    { name: '360x640', use: phone(360, 640) },
    { name: '390x844', use: phone(390, 844) },
    { name: '1280x800', use: { viewport: { width: 1280, height: 800 } } },
    { name: '844x390', grep: scenes, use: phone(844, 390) },
    { name: '320x568', grep: scenes, use: phone(320, 568) },
    { name: '768x1024', grep: scenes, use: phone(768, 1024) },
    { name: '1920x1080', grep: scenes, use: { viewport: { width: 1920, height: 1080 } } },
  ],
});
