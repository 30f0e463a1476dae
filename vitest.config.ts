import { defineConfig } from 'vitest/config';

// In the gate, unit and browser tests share two cores.
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 };

/** Tests of modules without state import them once for all files, which halves the time of the suite. */
const shared = { ...timeouts, isolate: false };

const serverTests = ['server/src/**/*.test.ts', 'demo/src/**/*.test.ts', 'bench/**/*.test.ts'];
/** They replace a module by another, or count what is loaded, so they share no module with other files. */
const alone = [
  'all-statements',
  'features/accounts/sign-up-texts',
  'features/blocks/two-worlds.proof',
  'features/blocks/unseen-members',
  'features/messages/held-messages',
].map((name) => `server/src/${name}.test.ts`);
const globalSetup = ['server/src/testing/global-setup.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    // One worker for each core of a small machine. The database keeps another core busy beside them.
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...shared, name: 'server', include: serverTests, exclude: alone, globalSetup } },
      { test: { ...timeouts, name: 'server apart', include: alone, globalSetup } },
      {
        // The app keeps its state in modules, so each file gets its own.
        test: {
          ...timeouts,
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}', 'web/build/*.test.ts', 'web/service-worker/*.test.ts'],
          environment: 'node',
        },
      },
      { test: { ...shared, name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
