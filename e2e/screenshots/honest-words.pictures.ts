import { openChat } from '../page/open-chat.ts';
import { topCard } from '../page/locators.ts';
import { makeHugePhoto } from '../people/photo-files.ts';
import { makeRejectedMember } from '../people/rejected-member.ts';
import { makeWaitingMember } from '../people/waiting-member.ts';
import { expect, test } from './picture.ts';

const whole = { whole: true };

test('form errors: sign-in and sign-up', async ({ page, press, picture }) => {
  await page.goto('/login');
  await press(page.getByRole('button', { name: 'Sign In' }));
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await picture('login-errors', whole);
  await page.goto('/signup');
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expect(page.getByText('Enter your full name.')).toBeVisible();
  await picture('signup-errors', whole);
});

test.describe('form errors of a new member', () => {
  test.use({ signedInAs: 'new@mwanzo.test' });

  test('form errors: profile, its town and its photo', async ({ page, press, picture }) => {
    await page.goto('/profile');
    await page.getByLabel('Name', { exact: true }).fill(' ');
    await page.getByLabel('Location').fill('Mombassa');
    await page.getByLabel('Tap to change photo').setInputFiles(makeHugePhoto());
    await expect(page.getByRole('button', { name: 'Adjust' })).toBeVisible();
    await press(page.getByRole('button', { name: 'Save Profile' }));
    await expect(page.getByText('Enter the name that others call you.')).toBeVisible();
    await expect(page.getByText(/^We do not know this town/)).toBeVisible();
    await picture('profile-errors', whole);
    await press(page.getByRole('button', { name: 'Adjust' }));
    await expect(page.getByRole('dialog', { name: 'Adjust photo' })).toBeVisible();
    await picture('photo-crop');
  });
});

for (const state of ['pending', 'rejected'] as const) {
  test.describe(`documents ${state}`, () => {
    test.use({
      signedInAs: async ({}, use) =>
        use(state === 'pending' ? (await makeWaitingMember()).email : await makeRejectedMember()),
    });

    test(`documents ${state}: discover`, async ({ page, picture }) => {
      await page.goto('/discover');
      await expect(topCard(page)).toBeVisible();
      await expect(page.getByRole('link', { name: /documents|review|verif/ }).first()).toBeVisible();
      await picture(`discover-documents-${state}`);
    });
  });
}

test.describe('limits', () => {
  test.use({ signedInAs: 'amina@mwanzo.test' });

  test('limits: swipes, messages, no conversation', async ({ page, press, picture, token }) => {
    const refusal = {
      status: 429,
      headers: { 'retry-after': '13200' },
      json: { code: 'daily_limit_reached', detail: '' },
    };
    await page.route('**/api/profiles/like-pass/', (route) => route.fulfill(refusal));
    await page.route('**/api/messages/send/', (route) => route.fulfill(refusal));
    await page.goto('/discover');
    await expect(topCard(page)).toBeVisible();
    await press(page.getByRole('button', { name: 'Pass', exact: true }));
    await expect(page.getByRole('heading', { name: 'Today’s swipes are used up' })).toBeVisible();
    await picture('limit-swipes');
    await openChat(page, token);
    await page.getByPlaceholder('Type a message...').fill('One more');
    await press(page.getByRole('button', { name: 'Send', exact: true }));
    await expect(page.getByText('Today’s messages are used up.')).toBeVisible();
    await picture('limit-messages');
    await page.goto('/chat/123456789');
    await expect(page.getByRole('heading', { name: 'This conversation is not there' })).toBeVisible();
    await picture('chat-gone');
  });
});
