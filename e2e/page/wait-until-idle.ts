import type { Page } from '@playwright/test';
import { answeredRequests } from '../network/traffic.ts';

/** The app starts deferred work this long after loading, in ms (web/src/loading/when-idle.ts). */
const settleMilliseconds = 1000;

/** Waits as the app waits before it starts deferred work. Earlier deferred work has started by then. */
async function letIdle(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(
    (delay) =>
      new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 5000 }), delay || undefined)),
    milliseconds,
  );
}

/**
 * Waits until the page has done its work: all requests have their responses, the deferred work has run, and that work
 * has led to no further request.
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
