import type { Page } from '@playwright/test';
import { toast, topCard } from '../../page/locators.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { makeWaitingMember, type WaitingMember } from '../../people/waiting-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { takeShortcut } from '../../server/shortcuts.ts';
import { expect, test } from '../../test.ts';

let member: WaitingMember;
test.use({
  signedInAs: async ({}, use) => {
    member = await makeWaitingMember();
    const body = { name: member.name, age: 26, location: 'Nairobi' };
    await apiRequest('PUT', '/api/profiles/me', { token: member.token, body });
    await use(member.email);
  },
});

const like = (page: Page) => page.getByRole('button', { name: 'Like', exact: true });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Profile not verified' });
const listOf = (page: Page) => page.getByRole('dialog', { name: 'Kept for later' });

/** Until the deck knows of the review, Like sends a like. */
async function openDeck(page: Page): Promise<void> {
  await page.goto('/discover');
  await expect(page.getByRole('link', { name: /^Your documents are in review/ })).toBeVisible();
}

/** Reads the name on the top card, without the age. */
async function nameOnTop(page: Page): Promise<string> {
  await waitUntilSeen(page);
  return ((await topCard(page).getByRole('heading').textContent()) ?? '').split(',')[0] ?? '';
}

test('a member in review keeps two, takes one back, and meets them first once the badge is there', async ({
  page,
  press,
}) => {
  await openDeck(page);
  const first = await nameOnTop(page);
  const keep = async (name: string) => {
    await press(like(page));
    await press(sheetOf(page).getByRole('button', { name: 'Keep for later' }));
    await expect(toast(page, `${name} is kept for later`)).toBeVisible();
    await expect(topCard(page).getByRole('heading')).not.toContainText(name);
  };
  await keep(first);
  const second = await nameOnTop(page);
  await keep(second);
  const notice = page.getByRole('button', { name: /^In review, decided by .*2 people kept for later$/ });
  await expect(notice).toBeVisible();

  // Undo brings the card back, and it can be kept again, by a key too.
  await press(toast(page, second).getByRole('button', { name: 'Undo' }));
  await expect(topCard(page).getByRole('heading')).toContainText(second);
  await waitUntilSeen(page);
  await page.keyboard.press('ArrowRight');
  await expect(sheetOf(page)).toBeVisible();
  await page.goBack();
  await expect(sheetOf(page)).toBeHidden();
  await expect(page).toHaveURL('/discover');
  await keep(second);

  await press(notice);
  await expect(listOf(page)).toContainText('2 of 20');
  await expect(listOf(page).getByRole('heading', { level: 2 })).toContainText(['Kept for later', second, first]);
  await press(listOf(page).getByRole('button', { name: `Take ${first} off the list` }));
  await expect(listOf(page)).toContainText('1 of 20');
  await press(toast(page, `${first} is off your list`).getByRole('button', { name: 'Undo' }));
  await expect(listOf(page)).toContainText('2 of 20');
  await press(listOf(page).getByRole('button', { name: 'Back' }));
  await expect(notice).toBeFocused();

  await takeShortcut('approve', member.id);
  await expect(page.getByText('Your profile is verified')).toBeVisible();
  await expect(page.getByText(`You kept ${first}`)).toBeVisible();
  await expect(topCard(page).getByRole('heading')).toContainText(first);
  await waitUntilSeen(page);
  await press(like(page));
  await expect(page.getByText(`You kept ${second}`)).toBeVisible();
  await expect(topCard(page).getByRole('heading')).toContainText(second);
});

test('without a network nobody is kept, the card comes back, and it works with one again', async ({
  page,
  press,
  context,
}) => {
  await openDeck(page);
  const name = await nameOnTop(page);
  await press(like(page));
  await expect(sheetOf(page)).toBeVisible();
  await context.setOffline(true);
  await press(sheetOf(page).getByRole('button', { name: 'Keep for later' }));
  await expect(toast(page, 'Action failed')).toBeVisible();
  await expect(topCard(page).getByRole('heading')).toContainText(name);
  await context.setOffline(false);
  await waitUntilSeen(page);
  await press(like(page));
  await press(sheetOf(page).getByRole('button', { name: 'Keep for later' }));
  await expect(toast(page, `${name} is kept for later`)).toBeVisible();
});
