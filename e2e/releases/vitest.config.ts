import { defineConfig } from 'vitest/config';

/** Both tests start servers and a browser: each has a core of a small machine. */
export default defineConfig({
  test: {
    include: ['e2e/releases/*.test.ts'],
    globalSetup: ['server/src/testing/global-setup.ts', 'e2e/releases/prepare-last-release.ts'],
    // Playwright gives up earlier, with a better message.
    testTimeout: 400_000,
    maxWorkers: 2,
  },
});
