import type { Page } from '@playwright/test';
import { answeredRequests } from '../network/traffic.ts';

/** How long after loading the app starts what it defers, in ms: see web/src/loading/when-idle.ts. */
const settleMilliseconds = 1000;

/** Waits as the app waits before it does what it defers. By then, whatever was deferred before is under way. */
async function letIdle(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(
    (delay) =>
      new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 5000 }), delay || undefined)),
    milliseconds,
  );
}

/**
 * Waits until the page has done what it does by itself: until all requests have their responses, what the page defers
 * until it is idle has run, and that has led to no further request.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState();
  let before = await answeredRequests(page);
  await letIdle(page, settleMilliseconds);
  for (;;) {
    const started = await answeredRequests(page);
    if (started === before) return;
    before = started;
    await letIdle(page, 0);
  }
}
