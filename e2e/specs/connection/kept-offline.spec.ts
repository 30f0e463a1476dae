import { expect, type Page } from '@playwright/test';
import type { VisibleProfile } from '../../../contract/src/profiles.ts';
import { demoPeople } from '../../../demo/src/data/people.ts';
import { goOffline, goOnline, test } from '../../network/connection-test.ts';
import { recordRequests } from '../../network/endpoint.ts';
import { toast, topCard } from '../../page/locators.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { approveVerification } from '../../people/approve-verification.ts';
import { emailOf } from '../../people/demo-members.ts';
import { findMatch } from '../../people/matches.ts';
import { storageStateOf } from '../../people/storage-state.ts';
import { swipe } from '../../people/swipe.ts';
import { makeWaitingMember } from '../../people/waiting-member.ts';
import { apiRequest, signIn } from '../../server/api-requests.ts';

// The size of the screen makes no difference here, and it is phones that have bad connections.
test.skip(({ isMobile }) => !isMobile, 'bad connections are tested on the phone');
test.use({ serviceWorkers: 'allow' });

const waitUntilStored = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await caches.match('/discover')) !== undefined)).toBe(true);
const keptSwitch = (page: Page) => page.getByRole('switch', { name: 'Matches and chats offline' });
const matchLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const age = (page: Page) => page.getByText(/^From .*\d\d, offline$/);
const offlineState = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'You are offline' });
const cardHeading = (page: Page) => topCard(page).getByRole('heading');
const nameOnTop = async (page: Page) => (await cardHeading(page).textContent()) ?? '';
const hasKept = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'mwanzo.kept'));

async function chooseKeeping(page: Page): Promise<void> {
  await page.goto('/settings');
  await keptSwitch(page).click();
  await expect(keptSwitch(page)).toBeChecked();
}

/** The size of what is kept, in bytes. It cannot be read without its key. */
const keptBytes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('mwanzo.kept');
        // A test must not make the database that it waits for.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('kept').objectStore('kept').get('content');
          reading.onerror = () => reject(new Error('it cannot be read'));
          reading.onsuccess = () => {
            database.close();
            resolve((reading.result as { bytes: ArrayBuffer } | undefined)?.bytes.byteLength ?? 0);
          };
        };
      }),
  );

/** Opens a page and waits until more is kept than before. */
async function openAndKeep(page: Page, path: string, shown: () => Promise<void>): Promise<void> {
  const before = await keptBytes(page);
  await page.goto(path);
  await shown();
  await expect.poll(() => keptBytes(page)).toBeGreaterThan(before);
}

test.describe('a member with matches', () => {
  test.use({ signedInAs: emailOf('ken') });

  test('who chooses it opens matches, the last chats and the present cards without a network, and logging out deletes them', async ({
    page,
    context,
    connection,
    token,
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
    await expect(texts.first()).toBeVisible();
    expect(await texts.allTextContents()).toEqual(words);
    await expect(age(page)).toBeVisible();
    await page.goto('/discover');
    await expect(cardHeading(page)).toHaveText(first);
    const banner = page.getByText(/Cards from .*\d\d\./);
    await expect(banner).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => hasKept(page)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('mwanzo.keepOffline'))).toBeNull();
  });

  test('never shows what was kept for another member', async ({ page, context, connection, token }) => {
    const { name } = await findMatch(token);
    await chooseKeeping(page);
    await openAndKeep(page, '/matches', () => expect(matchLink(page, name)).toBeVisible());
    await waitUntilStored(page);
    // As if the other had signed in on a browser whose last member did not log out.
    const other = storageStateOf(await signIn(emailOf('tabitha')), connection.address).origins[0]?.localStorage ?? [];
    await page.evaluate((items) => {
      localStorage.removeItem('profile');
      for (const item of items) localStorage.setItem(item.name, item.value);
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

test.describe('a verified member without a network', () => {
  test.use({
    signedInAs: async ({}, use) => {
      const { id, name, email, token } = await makeWaitingMember();
      await apiRequest('PUT', '/api/profiles/me', { token, body: { name, age: 26, location: 'Voi' } });
      await approveVerification(id);
      await use(email);
    },
  });

  /** Opens the deck, with the code that keeps decisions: it arrives with the first touch. */
  async function openDeck(page: Page): Promise<void> {
    const arrived = page.waitForResponse((response) => response.url().includes('/background-'));
    await page.goto('/discover');
    await expect(topCard(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await arrived;
    await waitUntilStored(page);
  }

  async function decide(page: Page, button: 'Like' | 'Pass'): Promise<void> {
    const before = await nameOnTop(page);
    await waitUntilSeen(page);
    await page.getByRole('button', { name: button, exact: true }).tap();
    await expect(cardHeading(page)).not.toHaveText(before);
  }

  test('swipes, takes one back, and is asked before Logout deletes what waits', async ({
    page,
    context,
    connection,
  }) => {
    await openDeck(page);
    await goOffline(context, connection);
    await decide(page, 'Like');
    await expect(toast(page, 'You liked the profile!')).toContainText('It is sent when you are back online.');
    const second = await nameOnTop(page);
    await decide(page, 'Pass');
    await page.getByRole('button', { name: /^Undo/ }).tap();
    await expect(cardHeading(page)).toHaveText(second);

    const question = page.getByRole('dialog', { name: 'Delete what you have not sent?' });
    await page.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(question).toBeHidden();
    await page.goto('/settings');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('mwanzo.swipes'))).toBeNull();
  });

  test('swipes and reloads; the decisions arrive in their order once there is a network, and a match is shown', async ({
    page,
    context,
    connection,
    token,
  }) => {
    await chooseKeeping(page);
    await openDeck(page);
    const { id } = (await (await apiRequest('GET', '/api/profiles/me', { token })).json()) as VisibleProfile;
    const cards = (await (await apiRequest('GET', '/api/profiles/discover/', { token })).json()) as VisibleProfile[];
    const [liked, passed] = cards;
    const admirer = demoPeople.find(({ name, age: years }) => name === liked?.name && years === liked.age);
    await expect(cardHeading(page)).toContainText(liked?.name ?? 'nobody');
    await swipe((await signIn(admirer?.email ?? '')).access, id, 'like');

    await goOffline(context, connection);
    await decide(page, 'Like');
    await decide(page, 'Pass');
    const third = await nameOnTop(page);
    await page.reload();
    // Nobody is met again whose decision only waits.
    await expect(cardHeading(page)).toHaveText(third);

    const requests = recordRequests(page, 'POST /api/profiles/like-pass');
    await goOnline(context, connection);
    await expect(page.getByRole('dialog', { name: "It's a match!" })).toBeVisible();
    await expect.poll(() => requests.length).toBe(2);
    expect(requests.map((request) => request.postDataJSON() as unknown)).toEqual([
      { target_profile_id: liked?.id, matched: true },
      { target_profile_id: passed?.id, matched: false },
    ]);
    await page.getByRole('button', { name: 'Keep swiping' }).tap();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('mwanzo.swipes'))).toBeNull();
    const left = (await (await apiRequest('GET', '/api/profiles/discover/', { token })).json()) as VisibleProfile[];
    expect(left.map((card) => card.id)).not.toContain(passed?.id);
  });
});
