import type { Page } from '@playwright/test';
import { toast } from '../../page/locators.ts';
import { openBreakableConnection } from '../../network/breakable-connection.ts';
import { goOffline, goOnline } from '../../network/connection-test.ts';
import { approveVerification } from '../../people/approve-verification.ts';
import { openPhone } from '../../people/open-phone.ts';
import { swipe } from '../../people/swipe.ts';
import { likeFirst, makeMatch, makeVerifiedMember } from '../../people/verified-member.ts';
import { makeWaitingMember } from '../../people/waiting-member.ts';
import { writeMessage } from '../../people/write-message.ts';
import { expect, test } from '../../test.ts';

const messages = (page: Page) => page.getByRole('log');
const entry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

test('a message arrives by itself in both tabs, which read one stream; the badge counts conversations', async ({
  browser,
}) => {
  const [one, other] = [await makeVerifiedMember(), await makeVerifiedMember()];
  await makeMatch(one, other);
  const { context, page, streams } = await openPhone(browser, one, `/chat/${other.id}`);
  const list = await context.newPage();
  await list.goto('/matches');
  await expect(list.getByRole('link', { name: new RegExp(other.name) })).toBeVisible();
  await writeMessage(other, one, 'Habari ya leo?');
  await expect(messages(page).getByText('Habari ya leo?')).toHaveCount(1);
  await expect(list.getByText('Habari ya leo?')).toBeVisible();
  expect(streams()).toBe(1);
  await page.close();
  await expect.poll(streams).toBe(2);
  await writeMessage(other, one, 'Uko?');
  await expect(list.getByText('Uko?')).toBeVisible();
  await expect(entry(list, 'Matches, 1 unread')).toBeVisible();
  await context.close();
});

test('what was written while the phone was offline is there when it is back, once and in order', async ({
  browser,
}) => {
  const [one, other] = [await makeVerifiedMember(), await makeVerifiedMember()];
  await makeMatch(one, other);
  await writeMessage(other, one, 'Zero');
  const connection = await openBreakableConnection();
  const { context, page } = await openPhone(browser, one, `/chat/${other.id}`, connection.address);
  await expect(messages(page).getByText('Zero')).toBeVisible();
  await goOffline(context, connection);
  for (const text of ['One', 'Two', 'Three']) await writeMessage(other, one, text);
  await goOnline(context, connection);
  await expect(messages(page).getByText('Three')).toBeVisible();
  const texts = await messages(page)
    .getByText(/^(Zero|One|Two|Three)$/)
    .allTextContents();
  expect(texts).toEqual(['Zero', 'One', 'Two', 'Three']);
  await context.close();
  await connection.close();
});

test('the member who liked first sees the match at once on Discover, and no more on the next phone', async ({
  browser,
  press,
}) => {
  const [first, second] = [await makeVerifiedMember(), await makeVerifiedMember()];
  await likeFirst(first, second);
  const { context, page } = await openPhone(browser, first, '/discover');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await swipe(second.token, first.id, 'like');
  const dialog = page.getByRole('dialog', { name: "It's a match!" });
  await expect(dialog).toContainText(`You and ${second.name} liked each other!`);
  await press(dialog.getByRole('button', { name: 'Keep swiping' }));
  await expect(dialog).toBeHidden();
  // The notification that she is verified stays unread.
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await context.close();
  const next = await openPhone(browser, first, '/matches');
  await expect(next.page.getByRole('link', { name: new RegExp(`${second.name}.*New`) })).toBeVisible();
  const again = next.page.waitForResponse('**/api/profiles/matches/');
  await next.page.goto('/discover');
  await again;
  await expect(next.page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(next.page.getByRole('dialog')).toBeHidden();
  await next.context.close();
});

test('elsewhere the match is a toast that leads to the chat', async ({ browser, press }) => {
  const [first, second] = [await makeVerifiedMember(), await makeVerifiedMember()];
  await likeFirst(first, second);
  const { context, page } = await openPhone(browser, first, '/topup');
  await swipe(second.token, first.id, 'like');
  const told = toast(page, "It's a match!");
  await expect(told).toContainText(`You and ${second.name} liked each other!`);
  await press(told.getByRole('button', { name: 'Say hello' }));
  await expect(page).toHaveURL(`/chat/${second.id}`);
  await context.close();
});

test('on the matches the new face is the moment, and it does not come again on Discover', async ({
  browser,
  press,
}) => {
  const [first, second, third] = [await makeVerifiedMember(), await makeVerifiedMember(), await makeVerifiedMember()];
  for (const other of [second, third]) await likeFirst(first, other);
  const { context, page } = await openPhone(browser, first, '/matches');
  await expect(page.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
  await swipe(second.token, first.id, 'like');
  await expect(page.getByRole('link', { name: new RegExp(`${second.name}.*New`) })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `You and ${second.name} liked each other!` })).toBeAttached();
  await expect(toast(page, "It's a match!")).toHaveCount(0);
  await press(entry(page, 'Discover'));
  await expect(page).toHaveURL('/discover');
  await swipe(third.token, first.id, 'like');
  const dialog = page.getByRole('dialog', { name: "It's a match!" });
  await expect(dialog).toContainText(`You and ${third.name} liked each other!`);
  await context.close();
});

test('matches that were made between two visits come in one notice at the next one', async ({ browser, press }) => {
  const [first, second, third] = [await makeVerifiedMember(), await makeVerifiedMember(), await makeVerifiedMember()];
  await makeMatch(first, second);
  await makeMatch(first, third);
  const { context, page } = await openPhone(browser, first, '/discover');
  const dialog = page.getByRole('dialog', { name: "It's a match!" });
  await expect(dialog).toContainText(`You and ${third.name}, and 1 more`);
  await press(dialog.getByRole('link', { name: 'See your matches' }));
  await expect(page).toHaveURL('/matches');
  await expect(dialog).toBeHidden();
  await press(entry(page, 'Discover'));
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible();
  await expect(dialog).toBeHidden();
  await context.close();
});

test('a decision about the documents opens likes without a reload', async ({ browser }) => {
  const member = await makeWaitingMember();
  const { context, page } = await openPhone(browser, member, '/discover');
  const card = page.getByRole('link', { name: /^Your documents are in review/ });
  await expect(card).toBeVisible();
  await approveVerification(member.id);
  await expect(card).toBeHidden();
  await context.close();
});
