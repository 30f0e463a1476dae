import type { Page } from '@playwright/test';
import { openBreakableConnection } from '../../network/breakable-connection.ts';
import { goOffline, goOnline } from '../../network/connection-test.ts';
import { deck, topCard } from '../../page/locators.ts';
import { sendMessage } from '../../page/member-steps.ts';
import { openPhone, type Phone } from '../../people/open-phone.ts';
import { swipe } from '../../people/swipe.ts';
import { likeFirst, makeMatch, makeVerifiedMember } from '../../people/verified-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

const log = (page: Page) => page.getByRole('log');
const input = (page: Page) => page.getByPlaceholder('Type a message...');
/** The texts of the chat, without times and states. */
const texts = (page: Page) => log(page).locator('.bubble > [dir]').allTextContents();
const entry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * Writes without waiting for the server. A tap would open a devtools session, and closing that would end the offline
 * mode.
 */
async function write({ page }: Phone, text: string): Promise<void> {
  await input(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText(text)).toBeVisible();
}

test('two people on two phones chat live, and one who was offline has missed nothing and lost nothing', async ({
  browser,
  press,
}) => {
  const [amina, brian] = [await makeVerifiedMember(), await makeVerifiedMember()];
  await makeMatch(amina, brian);
  const connection = await openBreakableConnection();
  const hers = await openPhone(browser, amina, `/chat/${brian.id}`);
  const his = await openPhone(browser, brian, `/chat/${amina.id}`, connection.address);

  await input(his.page).pressSequentially('Hab');
  await expect(hers.page.getByText('typing...')).toBeVisible();
  await sendMessage({ page: his.page, press }, 'Habari ya leo?');
  await expect(log(hers.page).getByText('Habari ya leo?')).toHaveCount(1);
  await expect(hers.page.getByText('typing...')).toBeHidden();
  await expect(log(his.page).getByText(/^Seen/)).toBeVisible();

  const received = log(hers.page).locator('[data-message]').filter({ hasText: 'Habari ya leo?' });
  await received.getByRole('button', { name: 'Actions for this message' }).press('Enter');
  await press(hers.page.getByRole('button', { name: 'React with 😂' }));
  await expect(log(his.page).getByText('😂')).toBeVisible();

  await goOffline(his.context, connection);
  await write(his, 'Niko kwa matatu');
  for (const text of ['Nzuri sana', 'Uko?', 'Hello?']) await write(hers, text);
  await goOnline(his.context, connection);
  await expect(log(his.page).getByText('Hello?')).toBeVisible();
  await expect(log(hers.page).getByText('Niko kwa matatu')).toHaveCount(1);
  await expect.poll(() => texts(his.page)).toEqual(await texts(hers.page));
  expect(await texts(hers.page)).toEqual(['Habari ya leo?', 'Nzuri sana', 'Uko?', 'Hello?', 'Niko kwa matatu']);

  await write(his, 'Nimefika');
  await expect(log(hers.page).getByText('Nimefika')).toHaveCount(1);
  for (const phone of [hers, his]) await phone.context.close();
  await connection.close();
});

test('a match and a message appear in a second tab and on a second device; reading clears them everywhere', async ({
  browser,
}) => {
  const [owner, other, third] = [await makeVerifiedMember(), await makeVerifiedMember(), await makeVerifiedMember()];
  await makeMatch(owner, other);
  await apiRequest('POST', '/api/notifications/mark-all-read/', { token: owner.token });
  await likeFirst(owner, third);
  const phone = await openPhone(browser, owner, '/matches');
  const tab = await phone.context.newPage();
  await tab.goto('/matches');
  const device = await openPhone(browser, owner, '/matches');
  const pages = [phone.page, tab, device.page];
  const row = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(name) });
  for (const page of pages) await expect(row(page, other.name)).toBeVisible();

  await swipe(third.token, owner.id, 'like');
  for (const page of pages) await expect(row(page, third.name)).toBeVisible();
  expect(phone.streams()).toBe(1);
  await apiRequest('POST', '/api/notifications/mark-all-read/', { token: owner.token });
  for (const page of pages) await expect(bell(page, 'Notifications')).toBeVisible();

  await apiRequest('POST', '/api/messages/send/', {
    token: other.token,
    body: { sender: other.id, receiver: owner.id, text: 'Mambo?' },
  });
  for (const page of pages) {
    await expect(row(page, other.name)).toContainText('Mambo?');
    await expect(row(page, other.name)).toContainText('1 unread');
    await expect(entry(page, 'Matches, 1 unread')).toBeVisible();
    await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  }

  await row(device.page, other.name).click();
  await expect(log(device.page).getByText('Mambo?')).toBeVisible();
  for (const page of [phone.page, tab]) {
    await expect(row(page, other.name)).not.toContainText('unread');
    await expect(entry(page, 'Matches')).toBeVisible();
    await expect(bell(page, 'Notifications')).toBeVisible();
  }

  // A message that is written on one device appears on the other.
  await phone.page.goto(`/chat/${other.id}`);
  await write(device, 'Poa!');
  await expect(log(phone.page).getByText('Poa!')).toHaveCount(1);
  await expect(row(tab, other.name)).toContainText('You: Poa!');
  for (const { context } of [phone, device]) await context.close();
});

test('a session ended from another device leads to the login at once in all its tabs; the other session stays', async ({
  browser,
}) => {
  const owner = await makeVerifiedMember();
  const lost = await openPhone(browser, owner, '/topup');
  const tab = await lost.context.newPage();
  await tab.goto('/profile');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = await openPhone(browser, owner, '/topup');
  await apiRequest('POST', '/api/token/revoke/', {
    token: kept.session.access,
    body: { refresh: lost.session.refresh },
  });
  for (const page of [lost.page, tab]) {
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await lost.page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await expect(kept.page).toHaveURL('/topup');
  expect((await apiRequest('GET', '/api/profiles/me', { token: kept.session.access })).status).toBe(200);
  for (const { context } of [lost, kept]) await context.close();
});

test('a card that is passed goes in the other tab and on the other phone, where it comes next after an Undo', async ({
  browser,
  press,
}) => {
  const member = await makeVerifiedMember();
  const phone = await openPhone(browser, member, '/discover');
  const tab = await phone.context.newPage();
  await tab.goto('/discover');
  const device = await openPhone(browser, member, '/discover');
  const name = ({ page }: { page: Page }) => topCard(page).getByRole('heading').textContent();
  const [first, pages] = [(await name(phone)) ?? '', [phone.page, tab, device.page]];
  for (const page of pages) await expect(topCard(page).getByRole('heading')).toHaveText(first);
  const pass = (page: Page) => press(page.getByRole('button', { name: 'Pass', exact: true }));

  await phone.page.bringToFront();
  await pass(phone.page);
  for (const page of pages) await expect(topCard(page).getByRole('heading')).not.toHaveText(first);
  await press(phone.page.getByRole('button', { name: /^Undo/ }));
  await expect(topCard(phone.page).getByRole('heading')).toHaveText(first);
  // The card that somebody may be looking at there stays on top.
  await expect(deck(device.page).locator('article').filter({ hasText: first })).toHaveCount(1);
  await expect(topCard(device.page).getByRole('heading')).not.toHaveText(first);
  await pass(device.page);
  await expect(topCard(device.page).getByRole('heading')).toHaveText(first);
  for (const { context } of [phone, device]) await context.close();
});
