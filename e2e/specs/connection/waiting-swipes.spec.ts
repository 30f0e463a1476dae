import { expect, type Page } from '@playwright/test';
import type { VisibleProfile } from '../../../contract/src/people/profiles.ts';
import { demoPeople } from '../../../demo/src/data/people.ts';
import { goOffline, goOnline, test } from '../../network/connection-test.ts';
import { recordRequests } from '../../network/endpoint.ts';
import { chooseKeeping, keptBytes, waitUntilStored } from '../../page/keep-offline.ts';
import { toast, topCard } from '../../page/locators.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { swipe } from '../../people/swipe.ts';
import { makeVerifiedMember } from '../../people/verified-member.ts';
import { apiRequest, signIn } from '../../server/api-requests.ts';

// The size of the screen makes no difference here, and it is phones that have bad connections.
test.use({ serviceWorkers: 'allow' });

const cardHeading = (page: Page) => topCard(page).getByRole('heading');
const nameOnTop = async (page: Page) => (await cardHeading(page).textContent()) ?? '';

test.describe('a verified member without a network', () => {
  test.use({
    signedInAs: async ({}, use) => use((await makeVerifiedMember({ profile: { location: 'Voi' } })).email),
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
    const { id } = (await (await apiRequest('GET', '/api/profiles/me', { token })).json()) as VisibleProfile;
    const readDeck = async () =>
      (await (await apiRequest('GET', '/api/profiles/discover/', { token })).json()) as VisibleProfile[];
    // The cards in the order of the page, whose filters are its own.
    const loadDeck = async () => {
      const dealt = page.waitForResponse((response) => response.url().includes('/api/profiles/discover/?'));
      await openDeck(page);
      return (await (await dealt).json()) as VisibleProfile[];
    };
    await chooseKeeping(page);
    const before = await keptBytes(page);
    let [liked, passed] = await loadDeck();
    // Only verified people can like back.
    while (liked && !liked.isVerified) {
      await swipe(token, liked.id, 'pass');
      [liked, passed] = await loadDeck();
    }
    await expect.poll(() => keptBytes(page)).toBeGreaterThan(before);
    const admirer = demoPeople.find(({ name, age: years }) => name === liked?.name && years === liked.age);
    await expect(cardHeading(page)).toContainText(liked?.name ?? 'nobody');
    await swipe((await signIn(admirer?.email ?? '')).access, id, 'like');

    await goOffline(context, connection);
    await decide(page, 'Like');
    await decide(page, 'Pass');
    const third = await nameOnTop(page);
    // A decision waits once its request has failed.
    const waiting = () =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('mwanzo.swipes') ?? '{}') as { items?: [] }).items?.length);
    await expect.poll(waiting).toBe(2);
    await page.reload();
    // A person whose decision still waits is not shown again.
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
    expect((await readDeck()).map((card) => card.id)).not.toContain(passed?.id);
  });
});
