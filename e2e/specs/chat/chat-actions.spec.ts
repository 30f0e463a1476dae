import type { Locator, Page } from '@playwright/test';
import { failRequests } from '../../network/intercept-requests.ts';
import { stageChat, stagedMessage, type StagedChat } from '../../network/staged-chat.ts';
import { toast } from '../../page/locators.ts';
import { waitForAnimations } from '../../page/wait-for-animations.ts';
import { pressTwice } from '../../page/press-twice.ts';
import { emailOf } from '../../people/demo-members.ts';
import { findMatch } from '../../people/matches.ts';
import { expect, test as base } from '../../test.ts';

interface ChatFixtures {
  chat: StagedChat & { partner: number };
}

/** A chat of 60 messages, so that there is something to scroll and an earlier page. */
const test = base.extend<ChatFixtures>({
  signedInAs: emailOf('samuel'),
  chat: async ({ page, token, session }, use) => {
    const { user } = await findMatch(token);
    const people = { own: session?.user.id ?? 0, partner: user.id };
    const messages = Array.from({ length: 60 }, (_, index) =>
      stagedMessage(people, index + 1, `Message ${index + 1}`, { mine: index % 3 === 0, minutesAgo: 60 - index }),
    );
    const chat = await stageChat(page, people, messages);
    await page.goto(`/chat/${user.id}`);
    await expect(row(page, 'Message 60')).toBeVisible();
    await use(Object.assign(chat, { partner: user.id }));
  },
});

/** Finds the message whose own text, not its quote, is this one. */
const row = (page: Page, text: string) =>
  page
    .getByRole('log')
    .locator('[data-message]')
    .filter({ has: page.locator('.bubble > [dir]').getByText(text, { exact: true }) });
const input = (page: Page) => page.getByPlaceholder('Type a message...');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Actions for this message' });
const openMenu = (of: Locator) => of.getByRole('button', { name: 'Actions for this message' }).press('Enter');
const below = (page: Page) =>
  page.getByRole('log').evaluate((log) => Math.round(log.scrollHeight - log.clientHeight - log.scrollTop));

test('a reply is sent with its quote, and a press on the quote goes to the message', async ({ page, press, chat }) => {
  await openMenu(row(page, 'Message 59'));
  await press(menu(page).getByRole('button', { name: 'Reply' }));
  await expect(page.getByText(/^Replying to/)).toBeVisible();
  await expect(input(page)).toBeFocused();
  await input(page).fill('To that one');
  await press(page.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByText(/^Replying to/)).toBeHidden();
  await expect.poll(() => chat.messages.at(-1)?.reply_to?.id).toBe(59);
  const reply = row(page, 'To that one');
  await expect(reply.getByText('Message 59')).toBeVisible();
  // The message is highlighted for a moment only.
  const found = page.waitForFunction(() => document.querySelector('[data-message="59"][data-found]') !== null);
  await press(reply.getByRole('button', { name: /^(Tabitha|Message 59|.*59)/ }).first());
  await found;
});

test('a reaction is there at once, is replaced, and can be taken back', async ({ page, press, chat }) => {
  await openMenu(row(page, 'Message 60'));
  await press(menu(page).getByRole('button', { name: 'React with 😂' }));
  const own = (emoji: string) => row(page, 'Message 60').getByRole('button', { name: `You reacted with ${emoji}` });
  await expect(own('😂')).toBeVisible();
  await openMenu(row(page, 'Message 60'));
  await press(menu(page).getByRole('button', { name: 'React with 🙏' }));
  await expect(own('🙏')).toBeVisible();
  await expect(own('😂')).toBeHidden();
  await press(own('🙏'));
  await expect(own('🙏')).toBeHidden();
  await expect.poll(() => chat.messages.at(-1)?.reactions).toEqual([]);
});

test('one’s own message is deleted after a question, and somebody else’s cannot be', async ({ page, press, chat }) => {
  await openMenu(row(page, 'Message 60'));
  await expect(menu(page).getByRole('button', { name: 'Reply' })).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'Delete for both of you' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await openMenu(row(page, 'Message 58'));
  await press(menu(page).getByRole('button', { name: 'Delete for both of you' }));
  await press(menu(page).getByRole('button', { name: 'Delete', exact: true }));
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('log').getByText('Message deleted')).toBeVisible();
  await expect(row(page, 'Message 58')).toHaveCount(0);
  await expect.poll(() => chat.messages.find(({ id }) => id === 58)?.is_deleted).toBe(true);
});

test('earlier messages come in above without a jump', async ({ page, chat }) => {
  expect(chat.messages).toHaveLength(60);
  await expect(row(page, 'Message 11')).toHaveCount(1);
  await expect(row(page, 'Message 10')).toHaveCount(0);
  const top = () => row(page, 'Message 11').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.getByRole('log').evaluate((log) => log.scrollTo({ top: 60, behavior: 'instant' }));
  const before = await top();
  await expect(row(page, 'Message 1')).toHaveCount(1);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(30);
});

test('what arrives while one reads further up is counted on a pill that leads to it', async ({ page, press, chat }) => {
  await page.getByRole('log').evaluate((log) => log.scrollBy({ top: -400, behavior: 'instant' }));
  await chat.arrive('First new one');
  await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible();
  await chat.arrive('Second new one');
  const pill = page.getByRole('button', { name: '2 new messages' });
  await expect(pill).toBeVisible();
  expect(chat.read).not.toContain(62);
  await press(pill);
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
  await expect(pill).toBeHidden();
  await expect.poll(() => chat.read.at(-1)).toBe(62);
});

test('at the end of the list what arrives is followed, announced once and read', async ({ page, chat }) => {
  const announced = page.getByRole('main').locator('output').filter({ hasText: /./ });
  await chat.arrive('Here I am');
  await expect(announced).toHaveText([/: Here I am$/]);
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
  await expect.poll(() => chat.read.at(-1)).toBe(61);
});

test('the place in the list is kept while another page is open', async ({ page, press, chat }) => {
  await page.getByRole('log').evaluate((log) => log.scrollBy({ top: -600, behavior: 'instant' }));
  const place = await below(page);
  await press(page.getByRole('link', { name: 'TopUp' }));
  await expect(page).toHaveURL('/topup');
  await page.goBack();
  await expect(page).toHaveURL(`/chat/${chat.partner}`);
  await expect(row(page, 'Message 60')).toBeAttached();
  await expect.poll(async () => Math.abs((await below(page)) - place)).toBeLessThanOrEqual(2);
});

test('a toast stays above a composer of several lines', async ({ page, press, chat }) => {
  expect(chat.messages).toHaveLength(60);
  await openMenu(row(page, 'Message 59'));
  await press(menu(page).getByRole('button', { name: 'Reply' }));
  await input(page).fill('One\nTwo\nThree\nFour\nFive\nSix');
  await failRequests(page, 'POST /api/messages/*/reaction', 400);
  await openMenu(row(page, 'Message 60'));
  await press(menu(page).getByRole('button', { name: 'React with 😂' }));
  const failed = toast(page, 'Action failed');
  await expect(failed).toBeVisible();
  await waitForAnimations(page);
  const [told, composer] = [await failed.boundingBox(), await page.locator('form').boundingBox()];
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(composer?.y ?? 0);
});

test.describe('with a keyboard', () => {
  test(
    'Enter sends, Shift and Enter begin a line, and the arrow keys go from message to message',
    { tag: '@desktop-only' },
    async ({ page, chat }) => {
      await input(page).fill('One');
      await input(page).press('Shift+Enter');
      await input(page).pressSequentially('Two');
      await input(page).press('Enter');
      await expect.poll(() => chat.messages.at(-1)?.text).toBe('One\nTwo');
      await expect(page.getByRole('button', { name: 'Add a photo' })).toBeEnabled();
      await input(page).press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      const focused = page.locator(':focus');
      await expect(focused).toHaveAccessibleName('Actions for this message');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(menu(page)).toContainText('Message 60');
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(focused).toHaveAccessibleName('Actions for this message');
    },
  );
});

test.describe('by touch', () => {
  /**
   * Puts one finger on a message and moves it to these places.
   * @returns lifts the finger
   */
  async function touch(
    page: Page,
    target: Locator,
    steps: readonly [dx: number, dy: number][],
  ): Promise<() => Promise<void>> {
    const box = await target.boundingBox();
    const client = await page.context().newCDPSession(page);
    const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly [number, number][]) => {
      const touchPoints = places.map(([dx, dy]) => ({ x: (box?.x ?? 0) + 30 + dx, y: (box?.y ?? 0) + 20 + dy }));
      await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await send('touchStart', [0, 0]);
    // oxlint-disable-next-line no-await-in-loop -- a finger is in one place at a time
    for (const step of steps) await send('touchMove', step);
    return () => send('touchEnd');
  }

  test('holding a message opens its menu, which stays when the finger leaves', async ({ page, chat }) => {
    expect(chat.messages).toHaveLength(60);
    const lift = await touch(page, row(page, 'Message 60'), []);
    await expect(menu(page)).toBeVisible();
    await lift();
    await expect(menu(page).getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  test('a swipe to the right replies, and two taps give a heart', async ({ page, press, chat }) => {
    const lift = await touch(page, row(page, 'Message 60'), [
      [15, 0],
      [40, 1],
      [70, 1],
    ]);
    await lift();
    await expect(page.getByText(/^Replying to/)).toBeVisible();
    await press(page.getByRole('button', { name: 'Do not reply to it' }));
    await pressTwice(row(page, 'Message 59').getByText('Message 59'), true);
    await expect(row(page, 'Message 59').getByRole('button', { name: 'You reacted with ❤️' })).toBeVisible();
    await expect.poll(() => chat.messages.find(({ id }) => id === 59)?.reactions).toHaveLength(1);
  });
});
