import { expect, type Locator, type Page } from '@playwright/test';
import { topCard } from './locators.ts';
import { openChat } from './open-chat.ts';

type Press = (target: Locator) => Promise<void>;

const refusal = {
  status: 429,
  headers: { 'retry-after': '13200' },
  json: { code: 'daily_limit_reached', detail: '' },
};

/** Passes on somebody on a day whose swipes are used up. */
export async function reachSwipeLimit(page: Page, press: Press): Promise<void> {
  await page.route('**/api/profiles/like-pass/', (route) => route.fulfill(refusal));
  await page.goto('/discover');
  await expect(topCard(page)).toBeVisible();
  await press(page.getByRole('button', { name: 'Pass', exact: true }));
  await expect(page.getByRole('heading', { name: 'Today’s swipes are used up' })).toBeVisible();
}

/** Sends a message on a day whose messages are used up. */
export async function reachMessageLimit(page: Page, press: Press, token: string): Promise<void> {
  await page.route('**/api/messages/send/', (route) => route.fulfill(refusal));
  await openChat(page, token);
  await page.getByPlaceholder('Type a message...').fill('One more');
  await press(page.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByText('Today’s messages are used up.')).toBeVisible();
}
