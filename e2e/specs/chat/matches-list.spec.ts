import type { Match } from '@mwanzo/contract/conversations/matches';
import type { Page } from '@playwright/test';
import { isRequestTo } from '../../network/endpoint.ts';
import { changeMatches, everyKindOfMatch } from '../../network/staged-responses.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'amina@mwanzo.test' });

const rows = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('link');
const faces = (page: Page) => page.getByRole('list', { name: 'Say hello to your new match!' }).getByRole('link');

const opened = isRequestTo('POST /api/profiles/matches/*/opened');

/** Gives the newest message to the last row. */
function withNews(matches: Match[]): Match[] {
  const match = matches.at(-1);
  if (!match?.last_message) throw new Error('The last one is no conversation');
  const last = { ...match.last_message, id: 5000, sender: match.user.id, text: 'Nimefika nyumbani!' };
  return [...matches.slice(0, -1), { ...match, unread_count: 1, last_message: last }];
}

/** The list is fetched again, as it is when the network returns. */
async function fetchAgain(page: Page): Promise<void> {
  const response = page.waitForResponse('**/api/profiles/matches/');
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await response;
}

test('a conversation with a new message waits until the list is not touched, then comes first', async ({
  page,
  isMobile,
}) => {
  let isNewsThere = false;
  await changeMatches(page, (matches) => {
    const listed = everyKindOfMatch(matches);
    return isNewsThere ? withNews(listed) : listed;
  });
  await page.goto('/matches');
  const touched = rows(page).first();
  if (isMobile) await touched.dispatchEvent('pointerdown', { pointerType: 'touch' });
  else await touched.hover();
  isNewsThere = true;
  await fetchAgain(page);
  await expect(rows(page).last()).toContainText('Nimefika nyumbani!');
  await expect(rows(page).last()).toContainText('1 unread');
  await expect(rows(page).first()).toContainText('Saturday it is');
  if (isMobile) await page.evaluate(() => dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch' })));
  else await page.mouse.move(0, 0);
  await expect(rows(page).first()).toContainText('Nimefika nyumbani!');
  await expect(rows(page).nth(1)).toContainText('Saturday it is');
});

test('a new match has a ring until the member opens the chat, which the server is told', async ({ page, press }) => {
  const openedIds = new Set<string | undefined>();
  await changeMatches(page, (matches) =>
    everyKindOfMatch(matches).map((match) => (openedIds.has(String(match.id)) ? { ...match, is_opened: true } : match)),
  );
  await page.route(
    (url) => url.pathname.endsWith('/opened/'),
    (route) => {
      openedIds.add(route.request().url().split('/').at(-3));
      return route.fulfill({ status: 204 });
    },
  );
  await page.goto('/matches');
  await expect(faces(page)).toHaveText([/New$/, /New$/, /(?<!New)$/]);
  const told = page.waitForRequest(opened);
  await press(faces(page).first());
  const { pathname } = new URL((await told).url());
  await expect(page).toHaveURL(`/chat/${pathname.split('/')[4]}`);
  await page.goBack();
  await expect(faces(page)).toHaveText([/(?<!New)$/, /New$/, /(?<!New)$/]);
});

test('a row says that it is the member’s turn if a read message has waited for long, until they answer', async ({
  page,
}) => {
  let isAnswered = false;
  await changeMatches(page, (matches) =>
    everyKindOfMatch(matches).map((match) => {
      const { last_message: last } = match;
      if (!isAnswered || last?.text !== 'And which stall do you mean?') return match;
      return { ...match, last_message: { ...last, sender: 0, text: 'The one by the gate' } };
    }),
  );
  await page.goto('/matches');
  await expect(rows(page).filter({ hasText: 'Your turn' })).toHaveText([/And which stall do you mean\?/]);
  isAnswered = true;
  await fetchAgain(page);
  await expect(rows(page).filter({ hasText: 'The one by the gate' })).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Your turn' })).toHaveCount(0);
});

test('of a thousand matches only those in sight are drawn, and scrolling draws the others', async ({ page }) => {
  await changeMatches(page, (matches) => {
    const last = everyKindOfMatch(matches).at(-1);
    if (!last?.last_message) throw new Error('The last one is no conversation');
    const { last_message: message } = last;
    return Array.from({ length: 1000 }, (_, place) => ({
      ...last,
      id: place + 1,
      name: `Njeri ${place}`,
      last_message: { ...message, id: 5000 - place },
    }));
  });
  await page.goto('/matches');
  await expect(rows(page).first()).toContainText('Njeri 0');
  expect(await rows(page).count()).toBeLessThan(100);
  await page.getByRole('list', { name: 'Conversations' }).evaluate((list) => list.scrollIntoView({ block: 'end' }));
  await expect(rows(page)).toHaveCount(1000);
  await expect(rows(page).last()).toContainText('Njeri 999');
});

test(
  'the arrow keys move in the list, Enter opens a chat and Escape leads back to its row',
  { tag: '@desktop-only' },
  async ({ page }) => {
    await changeMatches(page, everyKindOfMatch);
    await page.goto('/matches');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('heading', { level: 1, name: 'Your Matches' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(faces(page).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(faces(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(faces(page).last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(rows(page).first()).toHaveAttribute('aria-current', 'page');
    const input = page.getByPlaceholder('Type a message...');
    await input.fill('Half a th');
    await page.keyboard.press('Escape');
    await expect(rows(page).first()).toBeFocused();
    await expect(input).toHaveValue('Half a th');
  },
);
