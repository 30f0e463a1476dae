import type { BrowserContext, Locator, Page } from '@playwright/test';
import { recordRequests } from '../../network/endpoint.ts';
import { toast, topCard } from '../../page/locators.ts';
import { sendMessage } from '../../page/member-steps.ts';
import { switchTo } from '../../page/switch-to.ts';
import { emailOf } from '../../people/demo-members.ts';
import { apiRequest, signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

// Each of these members is used by the tests of one device only, which run one after the other.
test.describe.configure({ mode: 'default' });
const members = {
  phone: { email: 'samuel.48@mwanzo.test', somebodyElse: 'tabitha.73@mwanzo.test' },
  desktop: { email: 'simon.80@mwanzo.test', somebodyElse: 'ken.81@mwanzo.test' },
};

test.use({ signedInAs: async ({ isMobile }, use) => use(members[isMobile ? 'phone' : 'desktop'].email) });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Your profile' });

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Opens Discover in both tabs, each on the same card. @returns the name on it */
async function openDeckTwice(page: Page, other: Page): Promise<string> {
  await page.goto('/discover');
  await other.goto('/discover');
  const name = (await topCard(page).getByRole('heading').textContent()) ?? '';
  await expect(topCard(other).getByRole('heading')).toHaveText(name);
  return name;
}

async function passIn(tab: Page, press: (target: Locator) => Promise<void>, name: string): Promise<void> {
  // Whichever tab gets the lock of the queue first sends it.
  const response = tab.context().waitForEvent('response', (each) => each.url().endsWith('/api/profiles/like-pass/'));
  await tab.bringToFront();
  // A touch before the tab is drawn again is lost.
  await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await press(tab.getByRole('button', { name: 'Pass', exact: true }).first());
  expect((await response).status()).toBe(200);
  await expect(topCard(tab).getByRole('heading')).not.toHaveText(name);
}

test.describe('of a member with many cards', () => {
  test.use({
    signedInAs: async ({ isMobile }, use) => use(isMobile ? emailOf('victor') : members.desktop.email),
  });

  test('a card that was passed in another tab can be passed again without an error', async ({
    page,
    context,
    press,
  }) => {
    const other = await context.newPage();
    // This tab hears of nothing.
    await other.route('**/api/events/', (route) => route.abort());
    const name = await openDeckTwice(page, other);
    await passIn(page, press, name);
    await passIn(other, press, name);
    await expect(toast(other, 'Action failed')).toHaveCount(0);
  });
});

test('a message sent in one tab shows in the other as soon as it is switched to', async ({
  page,
  context,
  press,
  signedInAs,
}) => {
  const { access: token } = await signIn(signedInAs ?? '');
  const matches = (await (await apiRequest('GET', '/api/profiles/matches/', { token })).json()) as {
    user: { id: number };
  }[];
  const address = `/chat/${matches[0]?.user.id}`;
  await page.goto(address);
  const other = await openTab(context, address);
  await expect(other.getByRole('log')).toBeVisible();
  await page.bringToFront();
  const text = `Written in one tab ${Date.now()}`;
  await sendMessage({ page, press }, text);
  await switchTo(other);
  await expect(other.getByRole('log').getByText(text)).toHaveCount(1);
});

test('a profile changed in one tab shows in the other', async ({ page, context, press }) => {
  await page.goto('/topup');
  const other = await openTab(context, '/matches');
  await page.bringToFront();
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await press(panel(page).getByRole('button', { name: 'Edit', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const bio = `Changed in another tab, ${Date.now()}.`;
  await dialog.getByLabel('Bio').fill(bio);
  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(dialog).toBeHidden();
  await other.bringToFront();
  await press(other.getByRole('button', { name: 'Your profile, edit' }));
  await expect(panel(other)).toContainText(bio);
});

test('when somebody else signs in in one tab, the other shows only their matches', async ({
  page,
  context,
  isMobile,
}) => {
  const matchesOf = (tab: Page) => tab.getByRole('main').getByRole('listitem');
  await page.goto('/matches');
  await expect(matchesOf(page).first()).toBeVisible();
  const before = await matchesOf(page).getByRole('heading').allTextContents();

  const other = await openTab(context, '/topup');
  const requests = recordRequests(page, 'GET /api/profiles/matches');
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
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  const theirs = (await (await apiRequest('GET', '/api/profiles/matches/', { token: access })).json()) as {
    name: string;
  }[];
  await expect(matchesOf(page)).toHaveCount(theirs.length);
  const after = await matchesOf(page).getByRole('heading').allTextContents();
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});
