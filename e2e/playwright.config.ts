import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

/**
 * Chromium uses only the last --disable-features, so this repeats Playwright's list. It adds the two pages of the
 * address bar (WebUIOmnibox...), which cost each test a third of a second.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];
const browserArguments = [
  `--disable-features=${disabledFeatures}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Drawing and the network as threads of the browser: messages between processes cost a test a seventh of its time.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  // Our Cross-Origin-Opener-Policy gives each page a second process. With this limit it stays in its first one.
  '--renderer-process-limit=1',
  // A microphone that beeps, which every page may use. Arguments of some tests alone would start browsers for them.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // A test's pages end before V8's optimizing compilers pay: without them a renderer needs a seventh less.
  '--js-flags=--no-opt --no-maglev',
];

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './server/start-server.ts',
  // Generous: two browsers, a server and a database may share two slow cores.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // On a loaded machine a test may need a second try. The runner names such tests, and fails if there are many.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A trace costs a sixth of a test's time, so only the second try is recorded.
    trace: { mode: process.env['CI'] === undefined ? 'off' : 'on-first-retry', screenshots: false, sources: false },
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    // A service worker would respond instead of a test's staged responses; tests that are about it allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: browserArguments },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop-only/,
      use: {
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      // Only tests that say so: their layout, keys or mouse differ there.
      name: 'desktop',
      grep: /@desktop/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
