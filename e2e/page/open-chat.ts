import { expect, type Page } from '@playwright/test';
import { findMatch } from '../people/matches.ts';

/**
 * Opens the chat with the latest match of the member whose token this is, and waits for the messages.
 * @returns the partner's id
 */
export async function openChat(page: Page, token: string): Promise<number> {
  const { user } = await findMatch(token);
  await page.goto(`/chat/${user.id}`);
  await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
  return user.id;
}
