import type { Page, Route } from '@playwright/test';
import { makeCouple, openPageOf, theirWords } from '../../people/couple.ts';
import type { WaitingMember } from '../../people/waiting-member.ts';
import { apiRequest, demoPassword } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

/** A member can leave the partner in these ways. */
const ways = {
  'blocks them': async ({ token }: WaitingMember, left: WaitingMember) => {
    await apiRequest('POST', '/api/blocks/', { token, body: { user_id: left.id } });
  },
  'ends the match': async ({ token }: WaitingMember, left: WaitingMember) => {
    await apiRequest('DELETE', `/api/profiles/matches/${left.id}/`, { token });
  },
  'deletes their account': async ({ token }: WaitingMember) => {
    await apiRequest('DELETE', '/api/account/', { token, body: { password: demoPassword } });
  },
} as const;

/** Reads what the page shows to eyes and to screen readers, without the names of the two members. */
async function readScreen(page: Page, leaver: WaitingMember, left: WaitingMember): Promise<string> {
  const screen = `${await page.locator('body').innerText()}\n${await page.locator('body').ariaSnapshot()}`;
  const nameless = [leaver, left].reduce(
    (text, { name, id }, index) => text.replaceAll(name, `name${index}`).replaceAll(`/${id}`, `/id${index}`),
    screen,
  );
  const timeless = nameless.replaceAll(/\b\d{2}:\d{2}\b/g, 'clock');
  // Empty regions arrive with code that loads when the page is idle. A past conversation has a random id.
  const lines = timeless.split('\n').filter((line) => !/^ *- (?:status|alert)$/.test(line));
  return lines.join('\n').replaceAll(/past\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'past/id');
}

/** Sends a message from the page, as a phone may that has not heard of it yet. @returns its status and body */
async function sendLater(ids: { sender: number; receiver: number }): Promise<string> {
  const response = await fetch('/api/messages/send/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('accessToken')}` },
    body: JSON.stringify({ ...ids, text: 'Are you there?', client_id: crypto.randomUUID() }),
  });
  return `${response.status} ${await response.text()}`;
}

/** Reads the screens of the member who is left, in the order in which they would look around. */
async function playAndRead(page: Page, leaver: WaitingMember, left: WaitingMember, leave: () => Promise<void>) {
  const screens: Record<string, string> = {};
  const read = async (name: string) => {
    // Wide windows show the matches beside a chat.
    if (name === 'the matches' || (isWide && name.includes('chat'))) {
      await expect(page.getByRole('link', { name: 'Deleted member' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    }
    screens[name] = await readScreen(page, leaver, left);
  };
  const gone = page.getByRole('heading', { name: 'This conversation is not there' });
  const ended = page.getByRole('heading', { name: 'Deleted member' });
  const remains = page.getByRole('region', { name: 'Messages with Deleted member' });
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  await expect(page.getByRole('log').getByText(theirWords)).toBeVisible();

  // When the partner leaves, one message is on its way, and another one is being written. The phone gives up both.
  const held = Promise.withResolvers<Route>();
  await page.route('**/api/messages/send/', (route) => held.resolve(route), { times: 1 });
  await page.getByPlaceholder('Type a message...').fill('Are you there?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await held.promise;
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/messages/send/'));
  await page.getByPlaceholder('Type a message...').fill('I was going to say');
  await leave();
  await expect(ended).toBeVisible();
  // Their own words stay, the leaver's do not.
  await expect(remains.getByText(theirWords)).toBeVisible();
  await expect(remains.getByText('Message deleted')).toHaveCount(1);
  await givenUp;
  screens['a message that arrives later'] = await page.evaluate(sendLater, { sender: left.id, receiver: leaver.id });
  await read('the chat that was open');
  const kept = () => page.evaluate(() => ['mwanzo.outbox', 'mwanzo.drafts'].map((key) => localStorage.getItem(key)));
  await expect.poll(kept, 'what the browser keeps').toEqual([null, null]);

  await page.reload();
  await expect(remains.getByText('Message deleted')).toBeVisible();
  await read('what is left of the chat');
  await page.goto(`/chat/${leaver.id}`);
  await expect(gone).toBeVisible();
  await read('the chat again');
  await page.goto('/matches');
  await expect(page.getByText('Loading')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
  await read('the matches');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  // The notifications of the match and of the message are gone.
  await expect(page.getByText(/^Your profile is verified/)).toBeVisible();
  await read('the notifications');
  await page.goto('/settings/blocked');
  await expect(page.getByText('Nobody is blocked')).toBeVisible();
  await read('the blocked people');
  return screens;
}

test('who was blocked or unmatched sees on every screen what somebody sees whose partner deleted the account', async ({
  browser,
  contextOptions,
}) => {
  const worlds = await Promise.all(
    Object.entries(ways).map(async ([name, leave]) => {
      const [leaver, left] = await makeCouple();
      const page = await openPageOf(browser, contextOptions, left, `/chat/${leaver.id}`);
      const screens = await playAndRead(page, leaver, left, () => leave(leaver, left));
      await page.context().close();
      return { name, screens };
    }),
  );
  const deleted = worlds.find(({ name }) => name === 'deletes their account');
  expect(Object.keys(deleted?.screens ?? {})).toHaveLength(7);
  for (const { name, screens } of worlds) expect(screens, name).toEqual(deleted?.screens);
});
