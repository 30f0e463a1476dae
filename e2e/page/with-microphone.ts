import type { PlaywrightWorkerOptions } from '@playwright/test';

type LaunchOptions = PlaywrightWorkerOptions['launchOptions'];

/** For `test.use`: Chromium's own microphone, which beeps, and which every page may use. */
export const withMicrophone = {
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) =>
    use({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
};
