import { defineConfig } from 'vitest/config';

const common = { testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    pool: 'forks',
    // One for each core of a small machine; the database has a core's worth of work beside them.
    maxWorkers: 2,
    projects: [
      { test: { ...common, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          ...common,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}', 'web/build/*.test.ts', 'web/service-worker/*.test.ts'],
          environment: 'node',
        },
      },
      { test: { ...common, name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
