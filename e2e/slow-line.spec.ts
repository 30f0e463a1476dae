import type { Page } from '@playwright/test';
import type { Message } from '../contract/src/messages.ts';
import { expectAccessible } from './axe.ts';
import { isCallOf, silenceFirstCall, watchCalls, type Endpoint } from './failing-calls.ts';
import { partnerOf } from './line-test.ts';
import { presentCard, storedKeys, toast } from './member-steps.ts';
import { inventPair, type NewMember } from './new-member.ts';
import { makeVerificationPictures } from './pictures.ts';
import { call, demoPassword, signIn } from './server-calls.ts';
import { expect, test } from './test.ts';
import { untilAtRest } from './until-at-rest.ts';
import { makeUnverifiedMember } from './unverified-member.ts';

const hour = 3_600_000;
const patience = 15_000;

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'This is taking long. The line may be slow.' });
const uploadNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Still sending. Retry starts over and uses data again.' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** The action makes a call whose answer never comes; then 15 s have gone by, and an hour in which nothing else happens. */
async function waitInVain(
  page: Page,
  endpoint: Endpoint,
  action: () => Promise<unknown>,
  lost: 'request' | 'answer' = 'request',
): Promise<void> {
  await page.clock.install();
  await silenceFirstCall(page, endpoint, lost);
  const calls = watchCalls(page, endpoint);
  const sent = page.waitForRequest(isCallOf(endpoint));
  await action();
  await sent;
  // A call can be on its way before the page's code, which is what counts the seconds.
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('load');
  await page.clock.fastForward(patience);
  await expect(retry(page)).toBeVisible();
  await page.clock.fastForward(hour);
  expect(calls.map((request) => request.failure())).toEqual([null]);
}

test.describe('a member whose line is slow', () => {
  test.use({ signedInAs: 'amina@mwanzo.test' });

  test('is offered a retry for the deck, which brings the first card', async ({ page, press }) => {
    await waitInVain(page, 'GET /api/profiles/discover/', () => page.goto('/discover'));
    await expect(notice(page)).toBeVisible();
    await press(retry(page));
    await expect(presentCard(page)).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test('is offered a retry for a conversation, which brings its messages', async ({ page, press }) => {
    const partner = await partnerOf((await signIn('amina@mwanzo.test')).access);
    await waitInVain(page, 'GET /api/messages/conversation/*', () => page.goto(`/chat/${partner}`));
    await press(retry(page));
    await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
  });

  test('may send again a message that has arrived already: it is there once', async ({ page, press }) => {
    const { access: token } = await signIn('amina@mwanzo.test');
    const partner = await partnerOf(token);
    const text = `Still there? ${Date.now()}`;
    await page.goto(`/chat/${partner}`);
    await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
    await page.getByPlaceholder('Type a message...').fill(text);
    await waitInVain(
      page,
      'POST /api/messages/send/',
      () => press(page.getByRole('button', { name: 'Send', exact: true })),
      'answer',
    );
    await press(retry(page));
    await expect(page.getByPlaceholder('Type a message...')).toHaveValue('');
    await expect(page.getByRole('log').getByText(text)).toHaveCount(1);
    const stored = (await (await call('GET', `/api/messages/conversation/${partner}/`, { token })).json()) as Message[];
    expect(stored.filter((message) => message.text === text)).toHaveLength(1);
  });

  test('is offered a retry in the list of notifications, which does not say meanwhile that there are none', async ({
    page,
    press,
  }) => {
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await waitInVain(page, 'GET /api/notifications/', async () => {
      await page.goto('/topup');
      await press(page.getByRole('button', { name: 'Notifications', exact: true }));
      await expect(list.getByText('Loading...')).toBeAttached();
    });
    await expect(page.getByText('No new notifications')).toHaveCount(0);
    await expectAccessible(page, 'the notifications on a slow line');
    await press(list.getByRole('button', { name: 'Retry' }));
    await expect(list.getByText('Loading...')).toHaveCount(0);
    await expect(list).toBeVisible();
  });
});

test.describe('somebody who signs in on a slow line', () => {
  test('gets in by a retry, from the keyboard alone, and hears of it in a region that was there before', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('brian@mwanzo.test');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await untilAtRest(page);
    await page.evaluate(() =>
      document.querySelectorAll('output').forEach((region) => region.setAttribute('data-known', '')),
    );
    await waitInVain(page, 'POST /api/token/', () => page.keyboard.press('Enter'));
    await expect(notice(page)).toHaveAttribute('data-known');
    await expectAccessible(page, 'the sign-in form on a slow line');
    await expect(page.getByRole('button', { name: 'Signing In...' })).toHaveAttribute('aria-disabled', 'true');
    for (
      let press = 0;
      press < 10 && !(await retry(page).evaluate((button) => button === document.activeElement));
      press += 1
    )
      await page.keyboard.press('Shift+Tab');
    await expect(retry(page)).toBeFocused();
    await silenceFirstCall(page, 'POST /api/token/');
    await page.keyboard.press('Enter');
    await expect(retry(page)).toBeHidden();
    // The button is gone, and the focus is where it came from.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
    await page.clock.fastForward(patience);
    await retry(page).press('Enter');
    await expect(page).toHaveURL('/discover');
  });

  test('reads on the form that there is no network', async ({ page, context }) => {
    await page.goto('/login');
    await untilAtRest(page);
    await context.setOffline(true);
    await expect(
      page.getByRole('status').filter({ hasText: 'You are offline. Check your bundle or Wi-Fi.' }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toHaveCount(0);
  });
});

async function fillSignUp(
  page: Page,
  { name, email, password, birthday }: Pick<NewMember, 'name' | 'email' | 'password' | 'birthday'>,
): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  for (const label of ['Password', 'Confirm password']) await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByLabel('Birthday', { exact: true }).fill(birthday);
}

test.describe('somebody who signs up on a slow line', () => {
  for (const lost of ['request', 'answer'] as const) {
    test(`has one account and is in it after a retry, when the ${lost} was lost`, async ({ page, press }) => {
      const { woman: member } = inventPair();
      await fillSignUp(page, member);
      await waitInVain(
        page,
        'POST /api/signup/',
        () => press(page.getByRole('button', { name: 'Create Account' })),
        lost,
      );
      await expect(notice(page)).toBeVisible();
      await press(retry(page));
      await expect(toast(page, 'Welcome to Mwanzo!')).toContainText('Your account has been created successfully');
      await expect(page).toHaveURL('/profile');
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue(member.name);
    });
  }
});

test.describe('somebody who signs up and has an account already', () => {
  const brian = { name: 'Brian', email: 'brian@mwanzo.test', birthday: '1995-01-02' };

  test('is welcomed back into it by its password', async ({ page, press }) => {
    await fillSignUp(page, { ...brian, password: demoPassword });
    await press(page.getByRole('button', { name: 'Create Account' }));
    await expect(toast(page, 'Welcome back!')).toContainText('You have been signed in successfully');
    await expect(page).toHaveURL('/discover');
  });

  test('reads "Signup Failed" with any other password, and no more', async ({ page, press }) => {
    await fillSignUp(page, { ...brian, password: 'some other password' });
    await press(page.getByRole('button', { name: 'Create Account' }));
    await expect(toast(page, 'Signup Failed')).toContainText('Something went wrong. Please try again.');
    await expect(page).toHaveURL('/signup');
    expect(await storedKeys(page)).toEqual([]);
  });
});

test.describe('a new member on a slow line', () => {
  // oxlint-disable-next-line no-empty-pattern
  test.use({ signedInAs: async ({}, give) => give(await makeUnverifiedMember()) });

  test('reads what a retry of an upload costs, and has sent the documents once in the end', async ({ page, press }) => {
    const { idDocument, selfie } = await makeVerificationPictures('nafula');
    await page.goto('/verify');
    await page.getByLabel('Add a photo of your ID').setInputFiles(idDocument);
    await page.getByLabel('Take a selfie with your ID').setInputFiles(selfie);
    await waitInVain(page, 'POST /api/verify/', () => press(page.getByRole('button', { name: 'Submit for review' })));
    await expect(uploadNotice(page)).toBeVisible();
    await press(retry(page));
    await expect(toast(page, 'Verification submitted')).toBeVisible();
    await expect(page).toHaveURL('/discover');
  });
});
