import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has stored the app. */
export const waitUntilStored = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await caches.match('/discover')) !== undefined)).toBe(true);

/** Switches on that matches and chats are kept on the phone. */
export async function chooseKeeping(page: Page): Promise<void> {
  await page.goto('/settings');
  const keptSwitch = page.getByRole('switch', { name: 'Matches and chats offline' });
  await keptSwitch.click();
  await expect(keptSwitch).toBeChecked();
}
