import { expect, type Page } from '@playwright/test';
import { goOffline, goOnline, test } from '../../network/connection-test.ts';
import { chooseKeeping, keptBytes, waitUntilStored } from '../../page/keep-offline.ts';
import { topCard } from '../../page/locators.ts';
import { sendMessage } from '../../page/member-steps.ts';
import { emailOf } from '../../people/demo-members.ts';
import { findMatch } from '../../people/matches.ts';
import { storedSession } from '../../people/stored-session.ts';
import { signIn } from '../../server/api-requests.ts';

// The size of the screen makes no difference here, and it is phones that have bad connections.
test.use({ serviceWorkers: 'allow' });

const matchLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const age = (page: Page) => page.getByText(/^From .*\d\d, offline$/);
const offlineState = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'You are offline' });
const cardHeading = (page: Page) => topCard(page).getByRole('heading');
const nameOnTop = async (page: Page) => (await cardHeading(page).textContent()) ?? '';
const hasKept = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'mwanzo.kept'));

/** Opens a page and waits until more is kept than before. */
async function openAndKeep(page: Page, path: string, shown: () => Promise<void>): Promise<void> {
  const before = await keptBytes(page);
  await page.goto(path);
  await shown();
  await expect.poll(() => keptBytes(page)).toBeGreaterThan(before);
}

test.describe('a member with matches', () => {
  test.use({ signedInAs: emailOf('ken') });

  test('if chosen, matches, the last chats and the present cards open offline, and Logout deletes them', async ({
    page,
    context,
    connection,
    token,
    press,
  }) => {
    const { name, user } = await findMatch(token);
    const texts = page.getByRole('log').locator('[dir=auto]');
    await chooseKeeping(page);
    await openAndKeep(page, '/matches', () => expect(matchLink(page, name)).toBeVisible());
    await openAndKeep(page, `/chat/${user.id}`, () => expect(texts.first()).toBeVisible());
    const words = await texts.allTextContents();
    await openAndKeep(page, '/discover', () => expect(topCard(page)).toBeVisible());
    const first = await nameOnTop(page);
    await waitUntilStored(page);

    await goOffline(context, connection);
    await page.goto('/matches');
    await expect(matchLink(page, name)).toBeVisible();
    await expect(age(page)).toBeVisible();
    await page.goto(`/chat/${user.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(texts).toHaveText(words);
    await expect(page.getByText(/^As of \d\d:\d\d$/)).toBeVisible();
    const face = page.getByRole('banner').getByRole('img').or(page.locator('header img')).first();
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await sendMessage({ page, press }, 'Written without a line');
    await expect(page.getByText('Waits here and goes by itself')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(texts).toHaveText([...words, 'Written without a line']);
    await page.goto('/discover');
    await expect(cardHeading(page)).toHaveText(first);
    const banner = page.getByText(/Cards from .*\d\d\./);
    await expect(banner).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => hasKept(page)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('mwanzo.keepOffline'))).toBeNull();
  });

  test('never shows what was kept for another member', async ({ page, context, connection, token }) => {
    const { name } = await findMatch(token);
    await chooseKeeping(page);
    await openAndKeep(page, '/matches', () => expect(matchLink(page, name)).toBeVisible());
    await waitUntilStored(page);
    // This looks as if another member had signed in on a browser whose last member did not log out.
    const other = storedSession(await signIn(emailOf('tabitha')));
    await page.evaluate((items) => {
      localStorage.removeItem('profile');
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, other);
    await goOffline(context, connection);
    await page.goto('/matches');
    await expect(offlineState(page)).toBeVisible();
    await expect(matchLink(page, name)).toHaveCount(0);
    await expect(age(page)).toHaveCount(0);
  });

  test('without that choice has nothing kept', async ({ page, token }) => {
    const { user } = await findMatch(token);
    await page.goto(`/chat/${user.id}`);
    await page.getByRole('textbox').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Unknown');
    expect(await hasKept(page)).toBe(false);
  });

  test('whose browser denies storage sees everything with a network, and that there is none without', async ({
    page,
    context,
    connection,
    token,
  }) => {
    const { name } = await findMatch(token);
    const uncaught: Error[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const method of ['open', 'deleteDatabase'])
        Object.defineProperty(IDBFactory.prototype, method, { value: deny });
    });
    await chooseKeeping(page);
    await page.goto('/matches');
    await expect(matchLink(page, name)).toBeVisible();
    await waitUntilStored(page);
    await goOffline(context, connection);
    for (const path of ['/matches', '/discover']) {
      await page.goto(path);
      await expect(offlineState(page)).toBeVisible();
    }
    await goOnline(context, connection);
    await expect(topCard(page)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    expect(uncaught).toEqual([]);
  });

  test('opens the landing page and what is planned without a network', async ({ page, context, connection }) => {
    await page.goto('/topup');
    await waitUntilStored(page);
    await goOffline(context, connection);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Start Your Journey' }).first()).toBeVisible();
    await page.goto('/coming-soon');
    await expect(page.getByRole('heading', { name: 'Something Amazing is Coming Soon!' })).toBeVisible();
  });
});
