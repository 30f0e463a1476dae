import type { Locator, Page } from '@playwright/test';
import { dealOnly } from '../../network/staged-responses.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { toast, topCard } from '../../page/locators.ts';
import { makeCouple, openPageOf, theirWords } from '../../people/couple.ts';
import { makeVerifiedMember } from '../../people/verified-member.ts';
import type { WaitingMember } from '../../people/waiting-member.ts';
import { writeMessage } from '../../people/write-message.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { expect, test as base } from '../../test.ts';

interface Couple {
  /** The page of the acting member, with the chat open, and both members. */
  couple: { page: Page; own: WaitingMember; partner: WaitingMember };
}

const test = base.extend<Couple>({
  couple: async ({ browser, contextOptions }, use) => {
    const [own, partner] = await makeCouple();
    const page = await openPageOf(browser, contextOptions, own, `/chat/${partner.id}`);
    await expect(page.getByRole('log').getByText(theirWords)).toBeVisible();
    await use({ page, own, partner });
    await page.context().close();
  },
});

const dots = (page: Page) => page.getByRole('button', { name: 'More actions' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'More actions' });
const reportSheet = (page: Page, { name }: WaitingMember) => page.getByRole('dialog', { name: `Report ${name}` });
const blockSheet = (page: Page, { name }: WaitingMember) => page.getByRole('dialog', { name: `Block ${name}?` });
const blockedSheet = (page: Page, { name }: WaitingMember) => page.getByRole('dialog', { name: `${name} is blocked` });
const isSent = (url: string) => (request: { url: () => string; method: () => string }) =>
  request.url().endsWith(url) && request.method() === 'POST';

type Press = (target: Locator) => Promise<void>;

async function choose(page: Page, press: Press, action: 'Report' | 'Block' | 'Unmatch') {
  await press(dots(page));
  await press(menu(page).getByRole('button', { name: action, exact: true }));
}

test('a report from the chat takes two taps, attaches their messages and blocks them', async ({ couple, press }) => {
  const { page, partner } = couple;
  await choose(page, press, 'Report');
  const sheet = reportSheet(page, partner);
  await expect(sheet.getByRole('radio')).toHaveCount(6);
  await expectAccessible(page, 'report');
  await press(sheet.getByRole('button', { name: 'Send report' }));
  await expect(sheet.getByText('Choose what happened.')).toBeVisible();

  await press(sheet.getByRole('radio', { name: 'Something else' }));
  await press(sheet.getByRole('button', { name: 'Send report' }));
  await expect(sheet.getByText('Write what happened.')).toBeVisible();
  const words = sheet.getByLabel('In your own words');
  await words.fill('He waits for me at the stage.');
  // Back closes the sheet, and what was typed is there again.
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`/chat/${partner.id}`);
  await choose(page, press, 'Report');
  await expect(words).toHaveValue('He waits for me at the stage.');

  const sent = page.waitForRequest(isSent('/api/reports/'));
  await press(sheet.getByRole('button', { name: 'Send report' }));
  const body = (await sent).postDataJSON() as { message_ids: number[] };
  expect(body).toMatchObject({ reason: 'other', text: 'He waits for me at the stage.', block: true });
  expect(body.message_ids).toHaveLength(1);

  await expect(blockedSheet(page, partner)).toBeVisible();
  await expect(blockedSheet(page, partner).getByText('and your report is with us')).toBeVisible();
  await expect(page).toHaveURL('/matches');
  await expectAccessible(page, 'blocked');
  await press(blockedSheet(page, partner).getByRole('button', { name: 'Done' }));
  await expect(blockedSheet(page, partner)).toBeHidden();
  await expect(page.getByText(partner.name)).toHaveCount(0);
});

test('a report whose response is lost can be sent again, and is one report', async ({ couple, press }) => {
  const { page, partner } = couple;
  await choose(page, press, 'Report');
  const sheet = reportSheet(page, partner);
  await press(sheet.getByRole('radio', { name: 'Fake profile or stolen photos' }));
  await press(sheet.getByRole('switch', { name: `Block ${partner.name} too` }));
  await page.route('**/api/reports/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(sheet.getByRole('button', { name: 'Send report' }));
  await expect(sheet.getByText(/nothing is sent twice/)).toBeVisible();
  await expect(sheet.getByRole('radio', { name: 'Fake profile or stolen photos' })).toBeChecked();
  await page.unroute('**/api/reports/');
  await press(sheet.getByRole('button', { name: 'Send report' }));
  await expect(toast(page, 'Your report is with us')).toBeVisible();
  // Without a block, the chat stays.
  await expect(page).toHaveURL(`/chat/${partner.id}`);
  const { access: token } = (await (
    await apiRequest('POST', '/api/token/', {
      body: { email: 'moderator@mwanzo.test', password: 'karibu-mwanzo' },
    })
  ).json()) as { access: string };
  const cases = (await (await apiRequest('GET', '/api/moderation/reports/', { token })).json()) as {
    user_id: number;
    reports: number;
  }[];
  expect(cases.find(({ user_id: id }) => id === partner.id)).toMatchObject({ reports: 1 });
});

test('a message is reported from its own menu, and a plea for money from its warning', async ({ couple, press }) => {
  const { page, own, partner } = couple;
  const first = page.getByRole('log').locator('[data-message]').filter({ hasText: theirWords });
  await first.getByRole('button', { name: 'Actions for this message' }).press('Enter');
  await press(page.getByRole('dialog', { name: 'Actions for this message' }).getByRole('button', { name: 'Report' }));
  const sheet = reportSheet(page, partner);
  await expect(sheet.getByRole('switch', { name: 'Attach this message' })).toBeChecked();
  await press(sheet.getByRole('button', { name: 'Close' }));

  const id = await writeMessage(partner, own, 'Could you send me 3,500 for the matatu?', true);
  await press(page.getByRole('region', { name: 'What to know' }).getByRole('button', { name: 'Report' }));
  await expect(sheet.getByRole('radio', { name: 'Asks for money or a code' })).toBeChecked();
  const sent = page.waitForRequest(isSent('/api/reports/'));
  await press(sheet.getByRole('button', { name: 'Send report' }));
  expect((await sent).postDataJSON()).toMatchObject({ reason: 'money', message_ids: [id] });
  await expect(blockedSheet(page, partner)).toBeVisible();
});

test(
  'the keyboard alone blocks somebody, and the focus is never lost',
  { tag: '@desktop-only' },
  async ({ couple }) => {
    const { page, partner } = couple;
    await dots(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    const block = menu(page).getByRole('button', { name: 'Block', exact: true });
    for (let step = 0; step < 5 && !(await block.evaluate((node) => node === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(blockSheet(page, partner)).toBeVisible();
    await expectAccessible(page, 'block question');
    await page.keyboard.press('Escape');
    await expect(blockSheet(page, partner)).toBeHidden();
    await expect(dots(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await block.focus();
    await page.keyboard.press('Enter');
    const now = blockSheet(page, partner).getByRole('button', { name: 'Block', exact: true });
    await now.focus();
    await page.keyboard.press('Enter');
    await expect(blockedSheet(page, partner)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeFocused();
  },
);

test('without a network nothing is half done, and the block can be tried again', async ({ couple, press }) => {
  const { page, partner } = couple;
  await page.getByPlaceholder('Type a message...').fill('I never sent this');
  await choose(page, press, 'Block');
  const sheet = blockSheet(page, partner);
  await page.route('**/api/blocks/', (route) => route.abort());
  await press(sheet.getByRole('button', { name: 'Block', exact: true }));
  await expect(sheet.getByText(`${partner.name} may still see you`)).toBeVisible();
  await page.unroute('**/api/blocks/');
  await press(sheet.getByRole('button', { name: 'Try again' }));
  await expect(blockedSheet(page, partner)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mwanzo.drafts'))).toBeNull();
  // This link leads to the place where the block can be taken back.
  await press(blockedSheet(page, partner).getByRole('link', { name: 'Settings, Blocked people' }));
  await expect(page).toHaveURL('/settings/blocked');
  await expect(page.getByText(partner.name)).toBeVisible();
});

test('an unmatch ends the match for both, without a message to the partner', async ({ couple, press }) => {
  const { page, own, partner } = couple;
  await choose(page, press, 'Unmatch');
  const sheet = page.getByRole('dialog', { name: `Unmatch ${partner.name}?` });
  await press(sheet.getByRole('button', { name: 'Unmatch' }));
  await expect(toast(page, 'The match has ended')).toBeVisible();
  await expect(page).toHaveURL('/matches');
  await expect(page.getByText(partner.name)).toHaveCount(0);
  const matches = await (await apiRequest('GET', '/api/profiles/matches/', { token: partner.token })).json();
  expect(JSON.stringify(matches)).not.toContain(own.name);
});

test('two tabs: what one blocks leaves the other, and is unblocked in the settings', async ({ couple, press }) => {
  const { page, own, partner } = couple;
  const other = await page.context().newPage();
  await other.goto(`/chat/${partner.id}`);
  await expect(other.getByRole('log').getByText(theirWords)).toBeVisible();
  await page.bringToFront();
  await choose(page, press, 'Block');
  await press(blockSheet(page, partner).getByRole('button', { name: 'Block', exact: true }));
  await expect(blockedSheet(page, partner)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'This conversation is not there' })).toBeVisible();

  await page.goto('/settings/blocked');
  await expectAccessible(page, 'blocked people');
  await press(page.getByRole('button', { name: `Unblock ${partner.name}` }));
  const question = page.getByRole('dialog', { name: `Unblock ${partner.name}?` });
  await expect(question.getByText('The match does not come back by itself.')).toBeVisible();
  await press(question.getByRole('button', { name: 'Unblock' }));
  await expect(toast(page, `${partner.name} is unblocked`)).toBeVisible();
  await expect(page.getByText('Nobody is blocked')).toBeVisible();
  const matches = await (await apiRequest('GET', '/api/profiles/matches/', { token: own.token })).json();
  expect(matches).toEqual([]);
});

test.describe('from a card', () => {
  test.use({ signedInAs: async ({}, use) => use((await makeVerifiedMember()).email) });

  test('somebody in the deck is reported from their profile, and their card leaves every tab', async ({
    page,
    context,
    press,
  }) => {
    const stranger = await makeVerifiedMember();
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await dealOnly(tab, stranger.id);
      await tab.goto('/discover');
      await expect(topCard(tab).getByRole('heading', { name: stranger.name })).toBeVisible();
    }
    await apiRequest('PATCH', '/api/profiles/me', { token: stranger.token, body: { shown_to: 'liked' } });
    await page.bringToFront();
    await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
    const preview = page.getByRole('dialog', { name: stranger.name, exact: true });
    await press(preview.getByRole('button', { name: 'Report', exact: true }));
    const sheet = reportSheet(page, stranger);
    await expect(sheet.getByRole('switch')).toHaveCount(1);
    await press(sheet.getByRole('radio', { name: 'Under 18' }));
    await press(sheet.getByRole('button', { name: 'Send report' }));
    await expect(blockedSheet(page, stranger)).toBeVisible();
    await expect(preview).toBeHidden();
    await expect(page).toHaveURL('/discover');
    for (const tab of [page, other]) await expect(topCard(tab).filter({ hasText: stranger.name })).toHaveCount(0);
  });
});
