import type { Locator } from '@playwright/test';
import { demoPeople } from '../demo/src/data/people.ts';
import { delayCalls, watchCalls, type Endpoint } from './failing-calls.ts';
import { findByName, presentCard, toast } from './member-steps.ts';
import { inventPair } from './new-member.ts';
import { makeVerificationPictures } from './pictures.ts';
import { pressTwice } from './press-twice.ts';
import { approveVerification } from './reviewer.ts';
import { call, signIn } from './server-calls.ts';
import { expect, test } from './test.ts';
import { makeUnverifiedMember } from './unverified-member.ts';
import { makeWaitingMember } from './waiting-member.ts';

// A member with unread notifications and one with a conversation, each of one device's tests only.
const members = { phone: 'juma.6@mwanzo.test', desktop: 'mwende.10@mwanzo.test' };
const member = (isMobile: boolean) => members[isMobile ? 'phone' : 'desktop'];

/** Presses twice while the line is slow, then lets the call through. */
async function expectOneCall(target: Locator, endpoint: Endpoint, hasTouch: boolean): Promise<void> {
  const page = target.page();
  const calls = watchCalls(page, endpoint);
  const { release } = await delayCalls(page, endpoint);
  const first = page.waitForRequest((request) => calls.includes(request));
  await pressTwice(target, hasTouch);
  await first;
  // The second press has been dealt with once the page answers.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(calls, endpoint).toHaveLength(1);
  const answer = page.waitForResponse((response) => calls.includes(response.request()));
  release();
  expect((await answer).ok(), endpoint).toBe(true);
  expect(calls, endpoint).toHaveLength(1);
}

test('who presses everything twice on the way in signs up, saves, submits and passes once', async ({
  page,
  press,
  hasTouch,
}) => {
  const { woman } = inventPair();
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(woman.name);
  await page.getByLabel('Email').fill(woman.email);
  await page.getByLabel('Password', { exact: true }).fill(woman.password);
  await page.getByLabel('Confirm password').fill(woman.password);
  await page.getByLabel('Birthday', { exact: true }).fill(woman.birthday);
  await press(page.getByRole('radio', { name: woman.gender, exact: true }));
  await page.getByLabel('Orientation', { exact: true }).selectOption('Straight');
  await expectOneCall(page.getByRole('button', { name: 'Create Account' }), 'POST /api/signup', hasTouch);
  await expect(page).toHaveURL('/profile');

  await page.getByLabel('Age').fill('27');
  await page.getByLabel('Location').fill(woman.town);
  await expectOneCall(page.getByRole('button', { name: 'Save Profile' }), 'PUT /api/profiles/me', hasTouch);
  await expect(page).toHaveURL('/verify');

  const { idDocument, selfie } = await makeVerificationPictures(woman.looks);
  await page.getByLabel('Add a photo of your ID').setInputFiles(idDocument);
  await page.getByLabel('Take a selfie with your ID').setInputFiles(selfie);
  await expectOneCall(page.getByRole('button', { name: 'Submit for review' }), 'POST /api/verify', hasTouch);
  await expect(page).toHaveURL('/discover');

  const heading = presentCard(page).getByRole('heading', { level: 2 });
  const first = (await heading.textContent()) ?? '';
  await expectOneCall(
    page.getByRole('button', { name: 'Pass', exact: true }).first(),
    'POST /api/profiles/like-pass',
    hasTouch,
  );
  await expect(heading).not.toHaveText(first);
});

test('who presses "Sign In" twice signs in once', async ({ page, hasTouch, isMobile }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(member(isMobile));
  await page.getByLabel('Password', { exact: true }).fill('karibu-mwanzo');
  await expectOneCall(page.getByRole('button', { name: 'Sign In' }), 'POST /api/token', hasTouch);
  await expect(page).toHaveURL('/discover');
});

test.describe('a member', () => {
  test.use({ signedInAs: async ({ isMobile }, give) => give(member(isMobile)) });

  test('who presses "Like" twice likes one person', async ({ page, hasTouch }) => {
    await page.goto('/discover');
    const heading = presentCard(page).getByRole('heading', { level: 2 });
    const first = (await heading.textContent()) ?? '';
    await expectOneCall(
      page.getByRole('button', { name: 'Like', exact: true }).first(),
      'POST /api/profiles/like-pass',
      hasTouch,
    );
    await expect(heading).not.toHaveText(first);
  });

  test('who presses "Save Changes" twice saves once', async ({ page, press, hasTouch }) => {
    await page.goto('/topup');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit' }));
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await dialog.getByLabel('Bio').fill('Tea before news.');
    await expectOneCall(dialog.getByRole('button', { name: 'Save Changes' }), 'PATCH /api/profiles/me', hasTouch);
    await expect(dialog).toBeHidden();
    await expect(toast(page, 'Profile updated')).toHaveCount(1);
  });

  test('who presses "Send" twice sends one message', async ({ page, hasTouch, isMobile }) => {
    const { access: token } = await signIn(member(isMobile));
    const [match] = (await (await call('GET', '/api/profiles/matches/', { token })).json()) as {
      user: { id: number };
    }[];
    await page.goto(`/chat/${match?.user.id}`);
    const text = `Once is enough ${Date.now()}`;
    await page.getByPlaceholder('Type a message...').fill(text);
    await expectOneCall(page.getByRole('button', { name: 'Send' }), 'POST /api/messages/send', hasTouch);
    await page.reload();
    await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
  });
});

test.describe('a member whom three people like', () => {
  test.use({
    // oxlint-disable-next-line no-empty-pattern
    signedInAs: async ({}, give) => {
      const email = await makeUnverifiedMember();
      const { user } = await signIn(email);
      for (const { email: liker } of demoPeople.filter((person) => person.verified).slice(-3)) {
        const { access: token } = await signIn(liker);
        await call('POST', '/api/profiles/like-pass/', { token, body: { target_profile_id: user.id, matched: true } });
      }
      await give(email);
    },
  });

  test('and who presses a notification’s cross twice marks that one, and with "Mark all as read" asks once', async ({
    page,
    press,
    hasTouch,
  }) => {
    await page.goto('/topup');
    await press(page.getByRole('button', { name: 'Notifications, 3 unread' }));
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expectOneCall(
      list.getByRole('button', { name: 'Mark as read' }).first(),
      'POST /api/notifications/*/mark-read',
      hasTouch,
    );
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expectOneCall(
      list.getByRole('button', { name: 'Mark all as read' }),
      'POST /api/notifications/mark-all-read',
      hasTouch,
    );
    await expect(list.getByText('No new notifications')).toBeVisible();
  });
});

test.describe('a member with a match to come', () => {
  const named = (name: string) => demoPeople.filter((person) => person.name === name);
  // Within the deck's first filters, and of a name that nobody else has, so that a search finds exactly him.
  const admirer = demoPeople.findLast(
    ({ verified, gender, orientation, age, name }) =>
      verified && gender === 'male' && orientation === 'straight' && age < 50 && named(name).length === 1,
  );

  test.use({
    // oxlint-disable-next-line no-empty-pattern
    signedInAs: async ({}, give) => {
      const { name, email, token: ownToken } = await makeWaitingMember();
      await call('PUT', '/api/profiles/me', { token: ownToken, body: { name, age: 26, location: 'Voi' } });
      await approveVerification(name);
      const { user } = await signIn(email);
      const { access: token } = await signIn(admirer?.email ?? '');
      await call('POST', '/api/profiles/like-pass/', { token, body: { target_profile_id: user.id, matched: true } });
      await give(email);
    },
  });

  test('and who leaves the match moment by two presses neither decides on the next card nor goes elsewhere', async ({
    page,
    press,
    hasTouch,
  }) => {
    // A narrow window: in a wide one there is nothing to press under the button.
    if (!hasTouch) await page.setViewportSize({ width: 600, height: 844 });
    await page.goto('/discover');
    await findByName({ page, press }, admirer?.name ?? '');
    await press(page.getByRole('button', { name: 'Like', exact: true }).first());
    const dialog = page.getByRole('dialog', { name: "It's a match!" });
    await expect(dialog).toBeVisible();
    const swipes = watchCalls(page, 'POST /api/profiles/like-pass');
    await pressTwice(dialog.getByRole('button', { name: 'Keep swiping' }), hasTouch);
    await expect(dialog).toBeHidden();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(page).toHaveURL('/discover');
    expect(swipes).toEqual([]);
  });
});
