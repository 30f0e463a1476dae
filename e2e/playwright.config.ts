import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

/** Of several lists the last one counts, so this is Playwright's own, and the two pages of the address bar, which cost each test a third of a second. */
const unusedFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter',
  'PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled',
  'PreconnectToSearch,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];
const quiet = [
  `--disable-features=${unusedFeatures}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './start-server.ts',
  // Generous: two browsers, a server and a database share what may be two slow cores.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Pictures of every step would cost a quarter of the time of all tests; a trace has the pages themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    // It would answer in the place of what a test makes up; those about it let it be.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: quiet },
  },
  projects: [
    {
      name: 'phone',
      use: {
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
