import { expect, type Locator, type Page } from '@playwright/test';
import { toast } from './locators.ts';

/** The row of a member in a queue of the moderation room. */
export const queueRow = (page: Page, queue: string, name: string): Locator =>
  page.getByRole('region', { name: queue }).getByRole('button', { name });

/**
 * Presses a button that records a decision until it is recorded. Other tests review as the same person, who holds one
 * claim at a time: the screen then claims the case again, and keeps what was written.
 */
export async function record(page: Page, press: () => Promise<void>): Promise<void> {
  const answerOf = (call: RegExp) =>
    page.waitForResponse(
      (response) => response.request().method() === 'POST' && call.test(new URL(response.url()).pathname),
      { timeout: 4_000 },
    );
  await expect(async () => {
    const claimed = answerOf(/\/claim\/$/).catch(() => null);
    const [decided] = await Promise.all([answerOf(/^\/api\/moderation\/.+\/(?:decide|ban)\/$/), press()]);
    // Two tests that wait between a claim and the next press would take the case from each other for ever.
    if (!decided.ok()) await claimed;
    expect(decided.ok()).toBe(true);
  }).toPass({ intervals: [0] });
  await expect(toast(page, 'Decision sent').or(toast(page, 'Approved'))).toBeVisible();
}
