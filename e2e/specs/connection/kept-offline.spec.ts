import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { goOffline, goOnline, test } from '../../network/connection-test.ts';
import { toast, topCard } from '../../page/locators.ts';
import { emailOf } from '../../people/demo-members.ts';
import { findMatch } from '../../people/matches.ts';

// The size of the screen makes no difference here, and it is phones that have bad connections.
test.skip(({ isMobile }) => !isMobile, 'bad connections are tested on the phone');
test.use({ serviceWorkers: 'allow', signedInAs: emailOf('ken') });

const waitUntilStored = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await caches.match('/discover')) !== undefined)).toBe(true);
const keptSwitch = (page: Page) => page.getByRole('switch', { name: 'Matches and chats offline' });
const hasKept = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'mwanzo.kept'));

async function chooseKeeping(page: Page): Promise<void> {
  await page.goto('/matches');
  await page.getByRole('button', { name: 'Your profile, edit' }).click();
  await keptSwitch(page).click();
  await expect(keptSwitch(page)).toBeChecked();
  await page.keyboard.press('Escape');
}

test('who chooses it opens matches, the last chats and the present cards without a network, and logging out deletes them', async ({
  page,
  context,
  connection,
  token,
}) => {
  const { name, user } = await findMatch(token);
  await chooseKeeping(page);
  await page.goto(`/chat/${user.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const messages = page.getByRole('log');
  await expect(messages).toBeVisible();
  const words = await messages.innerText();
  await page.goto('/discover');
  const first = await topCard(page).getByRole('heading').innerText();
  await page.goto('/matches');
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await waitUntilStored(page);
  await expect.poll(() => hasKept(page)).toBe(true);

  await goOffline(context, connection);
  await page.goto('/matches');
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await expect(page.getByText(/^From .*\d\d, offline$/)).toBeVisible();
  await page.goto(`/chat/${user.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(await messages.innerText()).toBe(words);
  await expect(page.getByText(/^From .*\d\d, offline$/)).toBeVisible();
  await page.goto('/discover');
  await expect(topCard(page).getByRole('heading')).toHaveText(first, { timeout: 20_000 });
  await expect(page.getByText(/Cards from .*\d\d\./)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => hasKept(page)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('mwanzo.keepOffline'))).toBeNull();
});

test('without that choice nothing is kept', async ({ page, token }) => {
  const { user } = await findMatch(token);
  await page.goto(`/chat/${user.id}`);
  await page.getByRole('textbox').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Unknown');
  expect(await hasKept(page)).toBe(false);
});

test('the landing page and what is planned open without a network', async ({ page, context, connection }) => {
  await page.goto('/topup');
  await waitUntilStored(page);
  await goOffline(context, connection);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start Your Journey' }).first()).toBeVisible();
  await page.goto('/coming-soon');
  await expect(page.getByRole('heading', { name: 'Something Amazing is Coming Soon!' })).toBeVisible();
});

test('swipes without a network wait, can be taken back, and are sent in their order when it is back', async ({
  page,
  context,
  connection,
  press,
}) => {
  await page.goto('/discover');
  await expect(topCard(page)).toBeVisible();
  // The code that keeps decisions arrives with the first touch.
  const arrived = page.waitForResponse((response) => response.url().includes('/background-'));
  await press(page.getByRole('heading', { level: 1 }));
  await arrived;
  await goOffline(context, connection);
  const first = await topCard(page).getByRole('heading').innerText();

  await press(page.getByRole('button', { name: 'Like' }));
  await expect(toast(page, 'You liked the profile!')).toContainText('It is sent when you are back online.');
  await expect(topCard(page).getByRole('heading')).not.toHaveText(first);
  const second = await topCard(page).getByRole('heading').innerText();
  await press(page.getByRole('button', { name: 'Pass' }));
  await expect(topCard(page).getByRole('heading')).not.toHaveText(second);
  await press(page.getByRole('button', { name: /^Undo/ }));
  await expect(topCard(page).getByRole('heading')).toHaveText(second);

  const response = page.waitForResponse('**/api/profiles/like-pass/');
  await goOnline(context, connection);
  const request = (await response).request();
  expect(request.postDataJSON()).toMatchObject({ matched: true });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mwanzo.swipes'))).toBeNull();
});
