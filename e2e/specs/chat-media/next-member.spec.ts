import type { BrowserContext, Locator, Page } from '@playwright/test';
import { recordRequests } from '../../network/endpoint.ts';
import { choosePhoto } from '../../page/choose-photo.ts';
import { keepNoChats } from '../../page/keep-offline.ts';
import { fillLoginForm, sendMessage, type Person } from '../../page/member-steps.ts';
import { makeTwoWithOneMatch, openPageOf } from '../../people/couple.ts';
import { makePlainPhoto } from '../../people/photo-files.ts';
import { makePremium } from '../../people/premium-member.ts';
import type { WaitingMember } from '../../people/waiting-member.ts';
import { apiRequest, demoPassword } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

// Three new members, verified and matched, take a busy machine a while.
test.describe.configure({ timeout: 180_000 });

const uploads = '**/api/messages/media/**';
const onTheWay = (page: Page) => page.locator('[data-unsent]');
const question = (page: Page) => page.getByRole('dialog', { name: 'Delete what you have not sent?' });

/** Makes two Premium members who both chat with the same person. */
async function makeTwoWithPremium(): ReturnType<typeof makeTwoWithOneMatch> {
  const people = await makeTwoWithOneMatch();
  for (const member of people.slice(0, 2)) await makePremium(member);
  return people;
}

/** Takes the network away and brings it back. */
async function comeBackOnline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

/** Sends a photo and a voice note, which both wait because no upload gets through. */
async function sendBoth({ page, press }: Person): Promise<void> {
  await page.route(uploads, (route) => route.abort('internetdisconnected'));
  await choosePhoto(page, makePlainPhoto(40, 90, 160));
  const preview = page.getByRole('dialog', { name: /^Photo for/ });
  await press(preview.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByText('Waits here and goes by itself')).toBeVisible();
  await press(page.getByRole('button', { name: 'Record a voice note' }));
  await expect(page.getByRole('timer')).toHaveText(/0:0[1-9]/);
  await press(page.getByRole('button', { name: 'Send voice note' }));
  await expect(page.getByText('Both wait here and go by themselves')).toBeVisible();
}

/** Opens the chat with this partner by the app's own links, so that the page stays the same one. */
async function openChatFromMatches({ page, press }: Person, { name }: WaitingMember): Promise<void> {
  const conversation: Locator = page.getByRole('main').getByRole('link', { name: new RegExp(name) });
  await press(conversation.first());
  await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
}

test('Logout asks about an unsent photo and voice note, and they are never sent or shown as the next member’s', async ({
  browser,
  contextOptions,
  press,
}) => {
  const [one, next, match] = await makeTwoWithPremium();
  const page = await openPageOf(browser, contextOptions, one, '/matches');
  const person = { page, press };
  await openChatFromMatches(person, match);
  await sendBoth(person);

  await press(page.getByRole('button', { name: 'Back', exact: true }));
  await press(page.getByRole('button', { name: 'Logout' }));
  await press(question(page).getByRole('button', { name: 'Stay signed in' }));
  await expect(question(page)).toBeHidden();
  await press(page.getByRole('button', { name: 'Logout' }));
  await press(question(page).getByRole('button', { name: 'Log out' }));
  await expect(page).toHaveURL('/login');

  await fillLoginForm(page, next.email, demoPassword);
  await press(page.getByRole('button', { name: 'Sign In' }));
  await expect(page).toHaveURL('/discover');
  await keepNoChats(page);
  await page.unroute(uploads);
  const sent = [
    recordRequests(page, 'POST /api/messages/media/photos'),
    recordRequests(page, 'POST /api/messages/media/voice-notes'),
  ];
  await comeBackOnline(page.context());
  await press(page.getByRole('link', { name: 'Matches' }));
  await openChatFromMatches(person, match);
  await expect(onTheWay(page)).toHaveCount(0);
  await comeBackOnline(page.context());
  // An earlier message of theirs already says "Sent", so only the response tells that this one is stored.
  const stored = page.waitForResponse('**/api/messages/send/');
  await sendMessage(person, 'It is running again');
  expect((await stored).ok()).toBe(true);
  expect(sent.flat().map((request) => request.url())).toEqual([]);
  const conversation = await apiRequest('GET', `/api/messages/conversation/${match.id}/`, { token: next.token });
  const messages = (await conversation.json()) as { text: string; media: unknown }[];
  expect(messages.map(({ text, media }) => [text, media])).toEqual([
    ['Is the ferry running today?', null],
    ['It is running again', null],
  ]);
});

test('what waits, was typed or was chosen leaves the screen when somebody else signs in in another tab', async ({
  browser,
  contextOptions,
  press,
}) => {
  const [one, next, match] = await makeTwoWithPremium();
  const page = await openPageOf(browser, contextOptions, one, `/chat/${match.id}`);
  await sendBoth({ page, press });
  await page.getByPlaceholder('Type a message...').fill('Only for you');
  await choosePhoto(page, makePlainPhoto(160, 90, 40));
  const preview = page.getByRole('dialog', { name: /^Photo for/ });
  await expect(preview.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();

  const other = await page.context().newPage();
  await other.goto('/login');
  await fillLoginForm(other, next.email, demoPassword);
  await press(other.getByRole('button', { name: 'Sign In' }));
  await expect(other).toHaveURL('/discover');

  await page.bringToFront();
  await expect(page.getByRole('log').getByText('Is the ferry running today?')).toBeVisible();
  await expect(preview).toBeHidden();
  await expect(onTheWay(page)).toHaveCount(0);
  await expect(page.getByPlaceholder('Type a message...')).toHaveValue('');
});
