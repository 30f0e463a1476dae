import type { Locator } from '@playwright/test';
import { demoPeople } from '../../../demo/src/data/people.ts';
import { recordRequests, type Endpoint } from '../../network/endpoint.ts';
import { holdRequests } from '../../network/intercept-requests.ts';
import { toast, topCard } from '../../page/locators.ts';
import { chooseDocuments, fillLoginForm, fillSignUpForm, findByName } from '../../page/member-steps.ts';
import { pressTwice } from '../../page/press-twice.ts';
import { waitForPaint } from '../../page/wait-for-paint.ts';
import { findMatch } from '../../people/matches.ts';
import { inventPair } from '../../people/new-member.ts';
import { swipe } from '../../people/swipe.ts';
import { makeVerifiedMember } from '../../people/verified-member.ts';
import { demoPassword, signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

// Each of these members is used by the tests of one device only.
const members = { phone: 'juma.6@mwanzo.test', desktop: 'mwende.10@mwanzo.test' };
const member = (isMobile: boolean) => members[isMobile ? 'phone' : 'desktop'];

/** Presses twice while the request is held, then lets it through; expects only one request. */
async function expectOneRequest(target: Locator, endpoint: Endpoint, hasTouch: boolean): Promise<void> {
  const page = target.page();
  const requests = recordRequests(page, endpoint);
  const { release } = await holdRequests(page, endpoint);
  const first = page.waitForRequest((request) => requests.includes(request));
  await pressTwice(target, hasTouch);
  await first;
  // By then the page has handled the second press too.
  await waitForPaint(page);
  expect(requests, endpoint).toHaveLength(1);
  const responded = page.waitForResponse((response) => requests.includes(response.request()));
  release();
  expect((await responded).ok(), endpoint).toBe(true);
  expect(requests, endpoint).toHaveLength(1);
}

test('a new member who presses every button twice signs up, saves, submits and passes only once', async ({
  page,
  press,
  hasTouch,
}) => {
  const { woman } = inventPair();
  await page.goto('/signup');
  await fillSignUpForm(page, woman);
  await press(page.getByRole('radio', { name: woman.gender, exact: true }));
  await page.getByLabel('Orientation', { exact: true }).selectOption('Straight');
  await expectOneRequest(page.getByRole('button', { name: 'Create Account' }), 'POST /api/signup', hasTouch);
  await expect(page).toHaveURL('/profile');

  await page.getByLabel('Age', { exact: true }).fill('27');
  await page.getByLabel('Location').fill(woman.town);
  await expectOneRequest(page.getByRole('button', { name: 'Save Profile' }), 'PUT /api/profiles/me', hasTouch);
  await expect(page).toHaveURL('/verify');

  await chooseDocuments(page, woman.looks);
  await expectOneRequest(page.getByRole('button', { name: 'Submit for review' }), 'POST /api/verify', hasTouch);
  await expect(page).toHaveURL('/discover');

  const heading = topCard(page).getByRole('heading', { level: 2 });
  const first = (await heading.textContent()) ?? '';
  await expectOneRequest(
    page.getByRole('button', { name: 'Pass', exact: true }).first(),
    'POST /api/profiles/like-pass',
    hasTouch,
  );
  await expect(heading).not.toHaveText(first);
});

test('a member who presses "Sign In" twice signs in once', async ({ page, hasTouch, isMobile }) => {
  await page.goto('/login');
  await fillLoginForm(page, member(isMobile), demoPassword);
  await expectOneRequest(page.getByRole('button', { name: 'Sign In' }), 'POST /api/token', hasTouch);
  await expect(page).toHaveURL('/discover');
});

test.describe('a member', () => {
  test.use({ signedInAs: async ({ isMobile }, use) => use(member(isMobile)) });

  test('who presses "Like" twice likes one person', async ({ page, hasTouch }) => {
    await page.goto('/discover');
    const heading = topCard(page).getByRole('heading', { level: 2 });
    const first = (await heading.textContent()) ?? '';
    await expectOneRequest(
      page.getByRole('button', { name: 'Like', exact: true }).first(),
      'POST /api/profiles/like-pass',
      hasTouch,
    );
    // The first card may be somebody who likes the member.
    const matched = page.getByRole('dialog', { name: "It's a match!" });
    await expect(heading.filter({ hasNotText: first }).or(matched).first()).toBeVisible();
  });

  test('who presses "Save Changes" twice saves once', async ({ page, press, hasTouch }) => {
    await page.goto('/topup');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await dialog.getByLabel('Bio').fill('Tea before news.');
    await expectOneRequest(dialog.getByRole('button', { name: 'Save Changes' }), 'PATCH /api/profiles/me', hasTouch);
    await expect(dialog).toBeHidden();
    await expect(toast(page, 'Profile updated')).toHaveCount(1);
  });

  test('who presses "Send" twice sends one message', async ({ page, hasTouch, token }) => {
    await page.goto(`/chat/${(await findMatch(token)).user.id}`);
    const text = `Once is enough ${Date.now()}`;
    await page.getByPlaceholder('Type a message...').fill(text);
    await expectOneRequest(page.getByRole('button', { name: 'Send' }), 'POST /api/messages/send', hasTouch);
    await page.reload();
    await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
  });
});

test.describe('a member who was verified and liked', () => {
  test.use({
    signedInAs: async ({}, use) => {
      const [liked, admirer] = [await makeVerifiedMember(), await makeVerifiedMember()];
      await swipe(admirer.token, liked.id, 'like');
      await use(liked.email);
    },
  });

  test('who presses each button of the notifications twice marks one as read, then all, with one request each', async ({
    page,
    press,
    hasTouch,
  }) => {
    await page.goto('/topup');
    await press(page.getByRole('button', { name: 'Notifications, 2 unread' }));
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expectOneRequest(
      list.getByRole('button', { name: 'Mark as read' }).first(),
      'POST /api/notifications/*/mark-read',
      hasTouch,
    );
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expectOneRequest(
      list.getByRole('button', { name: 'Mark all as read' }),
      'POST /api/notifications/mark-all-read',
      hasTouch,
    );
    await expect(list.getByText('No new notifications')).toBeVisible();
  });
});

test.describe('a member who is about to match', () => {
  const named = (name: string) => demoPeople.filter((person) => person.name === name);
  // Demo people who like back have no wishes in their preferences. This man has a name that nobody else has, so that a
  // search finds only him.
  const admirer = demoPeople.findLast(
    ({ verified, gender, orientation, likesBack, name }) =>
      verified && gender === 'male' && orientation === 'straight' && likesBack && named(name).length === 1,
  );

  test.use({
    signedInAs: async ({}, use) => {
      const { id, email } = await makeVerifiedMember({ profile: { location: 'Voi' } });
      const { access: token } = await signIn(admirer?.email ?? '');
      await swipe(token, id, 'like');
      await use(email);
    },
  });

  test('who closes the match dialog with two presses neither swipes the next card nor leaves the page', async ({
    page,
    press,
    hasTouch,
  }) => {
    // In a wide window there is nothing to press under the button.
    if (!hasTouch) await page.setViewportSize({ width: 600, height: 844 });
    await page.goto('/discover');
    await findByName({ page, press }, admirer?.name ?? '');
    await press(page.getByRole('button', { name: 'Like', exact: true }).first());
    const dialog = page.getByRole('dialog', { name: "It's a match!" });
    await expect(dialog).toBeVisible();
    const swipes = recordRequests(page, 'POST /api/profiles/like-pass');
    await pressTwice(dialog.getByRole('button', { name: 'Keep swiping' }), hasTouch);
    await expect(dialog).toBeHidden();
    await waitForPaint(page);
    await expect(page).toHaveURL('/discover');
    expect(swipes).toEqual([]);
  });
});
