import { expect, type Page } from '@playwright/test';
import { isRequestTo, type Endpoint } from '../network/endpoint.ts';

/** After this time without a response the app offers a retry. */
export const retryMilliseconds = 15_000;

/**
 * Installs a clock, runs an action that sends a request to the endpoint, and lets time pass until a retry is offered.
 * The caller makes sure that no response comes.
 */
export async function waitForRetry(page: Page, endpoint: Endpoint, action: () => Promise<unknown>): Promise<void> {
  await page.clock.install();
  const sent = page.waitForRequest(isRequestTo(endpoint));
  await action();
  await sent;
  // A request can start before the code that counts the seconds has loaded.
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('load');
  await page.clock.fastForward(retryMilliseconds);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
}
