import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { serverAddress } from '../server/api-requests.ts';

/** The user agent of a phone. The server takes the test browser's own for a crawler's, which opens no link. */
export const phoneName =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Somebody without an account, on a device that knows nothing of this server. */
export async function openFriend(
  browser: Browser,
  options: BrowserContextOptions,
  userAgent = phoneName,
): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: serverAddress(), userAgent });
  return context.newPage();
}

/** Follows the link of a date plan and presses the button that shows it. */
export async function showPlan(friend: Page, link: string): Promise<void> {
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Show the plan' }).click();
}
