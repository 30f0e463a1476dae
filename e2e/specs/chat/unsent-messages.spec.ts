import { expect, type Page } from '@playwright/test';
import type { Message } from '../../../contract/src/conversations/messages.ts';
import { goOffline, goOnline, test } from '../../network/connection-test.ts';
import { toast } from '../../page/locators.ts';
import { openChat } from '../../page/open-chat.ts';
import { emailOf } from '../../people/demo-members.ts';
import { apiRequest } from '../../server/api-requests.ts';

// The size of the screen makes no difference here, and it is phones that have bad connections.

const input = (page: Page) => page.getByPlaceholder('Type a message...');
const waitingNote = (page: Page) => page.getByText('Waits here and goes by itself');
const rule = (page: Page) => page.getByText('Waiting for the line');
const unsent = (page: Page, text: string) => page.locator('[data-unsent]').filter({ hasText: text });

/** Opens the actions on a message that waits, as somebody at a keyboard does. */
async function openActions(page: Page, text: string): Promise<void> {
  await unsent(page, text).getByRole('button', { name: 'Actions for this message' }).press('Enter');
}
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

async function timesStored(token: string, partner: number, text: string): Promise<number> {
  const list = (await (
    await apiRequest('GET', `/api/messages/conversation/${partner}/`, { token })
  ).json()) as Message[];
  return list.filter((message) => message.text === text).length;
}

test.describe('a member who writes', () => {
  test.use({ signedInAs: emailOf('samuel') });

  test('a message whose response is lost is stored and shown once, and stops waiting once the network is back', async ({
    page,
    connection,
    token,
  }) => {
    const partner = await openChat(page, token);
    const text = `Did you get this? ${Date.now()}`;
    connection.breakRequests('POST /api/messages/send', 'response lost');
    await input(page).fill(text);
    await sendButton(page).click();
    await expect.poll(() => timesStored(token, partner, text)).toBe(1);
    // The event stream may bring the message before the next attempt does.
    await expect(toast(page, 'Send failed')).toHaveCount(0);
    await expect(input(page)).toHaveValue('');
    await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
    connection.repair();
    await expect(rule(page)).toBeHidden();
    await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
    expect(await timesStored(token, partner, text)).toBe(1);
  });

  test('an unsent message can be cancelled and edited, and is sent as edited', async ({
    page,
    context,
    connection,
    token,
  }) => {
    const partner = await openChat(page, token);
    const [typo, text] = [`Habri ${Date.now()}`, `Habari ${Date.now()}`];
    await goOffline(context, connection);
    await input(page).fill(typo);
    await sendButton(page).click();
    await expect(waitingNote(page)).toBeVisible();
    await input(page).fill('Forget it');
    await sendButton(page).click();
    await expect(page.getByText('Both wait here and go by themselves')).toBeVisible();
    // They stand below one line, outlined and not filled.
    const [line, first, second] = await Promise.all(
      [rule(page), unsent(page, typo), unsent(page, 'Forget it')].map((part) => part.boundingBox()),
    );
    expect(first?.y).toBeGreaterThan(line?.y ?? Infinity);
    expect(second?.y).toBeGreaterThan(first?.y ?? Infinity);
    const fillOf = (bubble: string) =>
      page
        .locator(bubble)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await fillOf('.bubble-waiting')).not.toBe(await fillOf('.bubble-own:not(.bubble-waiting)'));
    await openActions(page, typo);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(input(page)).toBeFocused();
    await openActions(page, 'Forget it');
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(rule(page)).toBeHidden();
    await expect(page.getByRole('log')).toBeFocused();
    await expect(input(page)).toHaveValue(typo);
    await input(page).fill(text);
    await sendButton(page).click();
    await expect(waitingNote(page)).toBeVisible();
    await goOnline(context, connection);
    await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
    await expect(input(page)).toHaveValue('');
    await expect.poll(() => timesStored(token, partner, text)).toBe(1);
    expect(await timesStored(token, partner, typo)).toBe(0);
  });

  test('an unsent message that two tabs have is sent once, and both show it', async ({
    page,
    context,
    connection,
    token,
  }) => {
    const partner = await openChat(page, token);
    const text = `From two tabs ${Date.now()}`;
    connection.breakRequests('POST /api/messages/send', { cutAfterBytes: 0 });
    await input(page).fill(text);
    await sendButton(page).click();
    await expect(waitingNote(page)).toBeVisible();
    const other = await context.newPage();
    await openChat(other, token);
    await expect(waitingNote(other)).toBeVisible();
    await context.setOffline(true);
    connection.repair();
    await context.setOffline(false);
    for (const tab of [page, other]) {
      await expect(rule(tab)).toBeHidden();
      await expect(tab.getByRole('log').getByText(text)).toHaveCount(1);
    }
    expect(await timesStored(token, partner, text)).toBe(1);
  });

  test('a message left unsent when the page was closed is sent from whichever page is opened next', async ({
    page,
    context,
    connection,
    token,
  }) => {
    const partner = await openChat(page, token);
    const text = `See you at the stage ${Date.now()}`;
    await goOffline(context, connection);
    await input(page).fill(text);
    await sendButton(page).click();
    await expect(waitingNote(page)).toBeVisible();
    await page.close();
    await goOnline(context, connection);
    const later = await context.newPage();
    await later.goto('/topup');
    await expect.poll(() => timesStored(token, partner, text)).toBe(1);
    await later.goto(`/chat/${partner}`);
    await expect(later.getByRole('log').getByText(text)).toHaveCount(1);
    await expect(input(later)).toHaveValue('');
  });

  test('a draft survives a reload, and logging out deletes it in every tab', async ({ page, context, token }) => {
    await openChat(page, token);
    await input(page).fill('Half a thou');
    await page.reload();
    await expect(input(page)).toHaveValue('Half a thou');
    const other = await context.newPage();
    await openChat(other, token);
    await expect(input(other)).toHaveValue('Half a thou');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    expect(
      await other.evaluate(() => [
        Object.values(localStorage).join(' ').includes('Half a thou'),
        Object.values(sessionStorage).join(' ').includes('Half a thou'),
      ]),
    ).toEqual([false, false]);
  });

  test('a corrupt stored draft is ignored', async ({ page, token }) => {
    await page.addInitScript(() => localStorage.setItem('mwanzo.drafts', '{"owner":1,"chats'));
    await openChat(page, token);
    await expect(input(page)).toHaveValue('');
    await input(page).fill('Still works');
    await expect(input(page)).toHaveValue('Still works');
  });
});
