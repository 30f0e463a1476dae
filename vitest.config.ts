import { defineConfig } from 'vitest/config';

const timeouts = { testTimeout: 20_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    pool: 'forks',
    // One worker for each core of a small machine. The database keeps another core busy beside them.
    maxWorkers: 2,
    projects: [
      { test: { ...timeouts, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          ...timeouts,
          name: 'server',
          include: ['server/src/**/*.test.ts', 'demo/src/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}', 'web/build/*.test.ts', 'web/service-worker/*.test.ts'],
          environment: 'node',
        },
      },
      { test: { ...timeouts, name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
