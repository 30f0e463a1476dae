import type { BrowserContext, Page } from '@playwright/test';
import { watchCalls } from './failing-calls.ts';
import { presentCard, sendMessage, toast } from './member-steps.ts';
import { call, signIn } from './server-calls.ts';
import { expect, test } from './test.ts';

// Members of these tests only, of one device each, one test after the other.
test.describe.configure({ mode: 'default' });
const members = {
  phone: { email: 'samuel.48@mwanzo.test', somebodyElse: 'tabitha.73@mwanzo.test' },
  desktop: { email: 'simon.80@mwanzo.test', somebodyElse: 'ken.81@mwanzo.test' },
};

test.use({ signedInAs: async ({ isMobile }, give) => give(members[isMobile ? 'phone' : 'desktop'].email) });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Your profile' });

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** What the browser tells a page whose tab is looked at again. */
async function lookAt(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    dispatchEvent(new Event('focus'));
  });
}

test('a card that another tab has passed is passed once more without a word', async ({ page, context, press }) => {
  await page.goto('/discover');
  const other = await open(context, '/discover');
  const name = (await presentCard(page).getByRole('heading').textContent()) ?? '';
  await expect(presentCard(other).getByRole('heading')).toHaveText(name);
  for (const tab of [page, other]) {
    const answer = tab.waitForResponse('**/api/profiles/like-pass/');
    await tab.bringToFront();
    await press(tab.getByRole('button', { name: 'Pass', exact: true }).first());
    expect((await answer).status()).toBe(200);
    await expect(presentCard(tab).getByRole('heading')).not.toHaveText(name);
    await expect(toast(tab, 'Action failed')).toHaveCount(0);
  }
});

test('what one tab writes the other shows as soon as it is looked at', async ({ page, context, press, signedInAs }) => {
  const { access: token } = await signIn(signedInAs ?? '');
  const matches = (await (await call('GET', '/api/profiles/matches/', { token })).json()) as { user: { id: number } }[];
  const address = `/chat/${matches[0]?.user.id}`;
  await page.goto(address);
  const other = await open(context, address);
  await expect(other.getByRole('log')).toBeVisible();
  await page.bringToFront();
  const text = `Written in one tab ${Date.now()}`;
  await sendMessage({ page, press }, text);
  await lookAt(other);
  await expect(other.getByRole('log').getByText(text)).toHaveCount(1);
});

test('a profile changed in one tab is read in the other', async ({ page, context, press }) => {
  await page.goto('/topup');
  const other = await open(context, '/matches');
  await page.bringToFront();
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await press(panel(page).getByRole('button', { name: 'Edit' }));
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const bio = `Changed in another tab, ${Date.now()}.`;
  await dialog.getByLabel('Bio').fill(bio);
  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(dialog).toBeHidden();
  await other.bringToFront();
  await press(other.getByRole('button', { name: 'Your profile, edit' }));
  await expect(panel(other)).toContainText(bio);
});

test('when somebody else signs in in one tab, the other shows what is theirs, and nothing of before', async ({
  page,
  context,
  isMobile,
}) => {
  const matchesOf = (tab: Page) => tab.getByRole('main').getByRole('listitem');
  await page.goto('/matches');
  await expect(matchesOf(page).first()).toBeVisible();
  const before = await matchesOf(page).getByRole('heading').allTextContents();

  const other = await open(context, '/topup');
  const calls = watchCalls(page, 'GET /api/profiles/matches');
  const { access, refresh, user } = await signIn(members[isMobile ? 'phone' : 'desktop'].somebodyElse);
  await other.evaluate(
    (entries) => {
      localStorage.removeItem('profile');
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      ['refreshToken', refresh],
      ['accessToken', access],
      ['user', JSON.stringify(user)],
    ] as const,
  );
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  const theirs = (await (await call('GET', '/api/profiles/matches/', { token: access })).json()) as { name: string }[];
  await expect(matchesOf(page)).toHaveCount(theirs.length);
  const after = await matchesOf(page).getByRole('heading').allTextContents();
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});
