import type { BrowserContext, Page } from '@playwright/test';
import type { BreakableConnection } from './breakable-connection.ts';

/** A bundle of 400 kbit/s whose server is 400 ms away. Service workers are faster: their traffic is not slowed down. */
export interface PhoneLine {
  /** The bundle ends: the phone knows that it is offline. */
  end: () => Promise<void>;
  goOn: () => Promise<void>;
}

/** Slows the page's traffic down, until the test ends. */
export async function openPhoneLine(
  page: Page,
  context: BrowserContext,
  connection: BreakableConnection,
): Promise<PhoneLine> {
  const devtools = await context.newCDPSession(page);
  const bytesPerSecond = 400_000 / 8;
  const set = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 400,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  await set(false);
  return {
    end: async () => {
      connection.goDown();
      await set(true);
    },
    goOn: async () => {
      connection.goUp();
      await set(false);
    },
  };
}
