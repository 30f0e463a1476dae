import { defineConfig } from 'vitest/config';

// Screens write times in the device's time zone, which is the same on every developer's machine.
process.env['TZ'] = 'UTC';

// In the gate, unit and browser tests share two cores.
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 };

/** Tests of modules without state import them once for all files, which halves the time of the suite. */
const shared = { ...timeouts, isolate: false };

/** They start servers, on a database of their own. */
const drills = 'scripts/drill/**/*.test.ts';
const serverTests = ['server/src/**/*.test.ts', 'demo/src/**/*.test.ts', 'bench/**/*.test.ts', drills];
/** They replace a module by another, or count what is loaded, so they share no module with other files. */
const alone = [
  'all-statements',
  'app/watched-work',
  'app/wired-app',
  'app/wired-routes',
  'features/people/accounts/sign-up-texts',
  'features/conversations/blocks/two-worlds.proof',
  'features/conversations/blocks/unseen-members',
  'features/conversations/messages/held-messages',
  'features/discovery/deck/guess-likers.proof',
  'features/discovery/deck/order-saboteurs.proof',
  'gateways/screening/screen-pictures',
  'jobs/asking-jobs',
  'jobs/queue-of-jobs',
  'operator/fallen-decks',
  'start/order-of-start',
  'start/run-server',
  'start/start-notes',
].map((name) => `server/src/${name}.test.ts`);
/** The first counts what its process has loaded. In a shared one, the second sees its first order fetched again. */
const webAlone = ['web/src/device/kept-choices.test.ts', 'web/src/features/billing/payments/payments.test.tsx'];
const globalSetup = ['server/src/testing/global-setup.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    // For two cores: a worker often waits for its database, a server it has started or a clock.
    maxWorkers: 3,
    // A worker of the web tests keeps the memory of its files. With this much on its heap it gives way to a new one.
    vmMemoryLimit: '300MB',
    projects: [
      { test: { ...shared, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...shared, name: 'server', include: serverTests, exclude: alone, globalSetup } },
      { test: { ...timeouts, name: 'server apart', include: alone, globalSetup } },
      {
        // The app keeps its state in modules, so each file gets its own, in its own context. A new process for each of
        // these small files would take twice as long.
        test: {
          ...timeouts,
          name: 'web',
          include: ['web/src/**/*.test.ts'],
          exclude: webAlone,
          environment: 'node',
          pool: 'vmForks',
          setupFiles: ['web/src/testing/clear-timers.ts'],
        },
      },
      {
        // In a context, a screen's many modules take longer to import. A process for each file takes twice as long.
        test: {
          ...shared,
          name: 'web screens',
          include: ['web/src/**/*.test.tsx', 'web/build/*.test.ts', 'web/service-worker/*.test.ts'],
          exclude: webAlone,
          environment: 'node',
          setupFiles: ['web/src/testing/share-process.ts'],
        },
      },
      { test: { ...timeouts, name: 'web apart', include: webAlone, environment: 'node' } },
      { test: { ...shared, name: 'scripts', include: ['scripts/**/*.test.ts'], exclude: [drills] } },
    ],
  },
});
