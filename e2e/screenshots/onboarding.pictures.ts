import { holdAndFailRequests, holdRequests, respondWith } from '../network/intercept-requests.ts';
import { toast } from '../page/locators.ts';
import { agreeToComparing } from '../page/member-steps.ts';
import { ownPhotos } from '../page/own-photos.ts';
import { makeVerificationPhotos } from '../people/photo-files.ts';
import { makeRejectedMember } from '../people/rejected-member.ts';
import { makeWaitingMember } from '../people/waiting-member.ts';
import { expect, test } from './picture.ts';

const whole = { whole: true };

test.describe('a new member', () => {
  test.use({ signedInAs: 'new@mwanzo.test' });

  test('profile-form', async ({ page, press, picture }) => {
    await page.goto('/profile');
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toBeVisible();
    await expect(ownPhotos(page).getByText('0 of 6')).toBeVisible();
    await picture('profile-form-empty', whole);
    await page
      .getByLabel('Bio', { exact: true })
      .fill('Lake person. I cook fish the way my grandmother taught me, and I will beat you at karaoke.');
    await page.getByLabel('Age', { exact: true }).fill('25');
    await page.getByLabel('Location').fill('Kilifi');
    for (const interest of ['Music', 'Cooking', 'Birdwatching']) {
      await page.getByLabel('Interests').fill(interest);
      await page.getByLabel('Interests').press('Enter');
    }
    await picture('profile-form', whole);
    const saving = await holdAndFailRequests(page, 'PUT /api/profiles/me', 500);
    await press(page.getByRole('button', { name: 'Save Profile' }));
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await picture('profile-form-busy');
    saving.fail();
    await expect(toast(page, 'Update failed')).toBeVisible();
    await picture('profile-form-failed');
  });

  test('verify', async ({ page, press, picture }) => {
    await respondWith(page, 'POST /api/verify/pose/', { pose: 'chin_puffed', until: '2099-01-01T00:00:00.000Z' });
    await page.goto('/verify');
    await expect(page.getByRole('button', { name: 'Submit for review' })).toBeVisible();
    await expect(page.getByText(/^Hold your ID under|^Shikilia kitambulisho chini/)).toBeVisible();
    await picture('verify-empty', whole);
    const { idDocument, selfie } = await makeVerificationPhotos('nafula');
    await page.getByLabel('Add a photo of your ID').setInputFiles(idDocument);
    await picture('verify', whole);
    await press(page.getByRole('button', { name: 'Submit for review' }));
    await expect(toast(page, 'Missing files')).toBeVisible();
    await picture('verify-missing');
    await page.getByLabel('Take a selfie with your ID').setInputFiles(selfie);
    await agreeToComparing(page);
    await holdRequests(page, 'POST /api/verify/');
    await press(page.getByRole('button', { name: 'Submit for review' }));
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    await picture('verify-busy', whole);
  });

  test('verify-swahili', async ({ page, picture, context, baseURL }) => {
    await context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]);
    await respondWith(page, 'POST /api/verify/pose/', { pose: 'chin_puffed', until: '2099-01-01T00:00:00.000Z' });
    await page.goto('/verify');
    await expect(page.getByText(/^Shikilia kitambulisho chini/)).toBeVisible();
    await picture('verify-swahili', whole);
  });

  test('nothing yet', async ({ page, press, picture }) => {
    await page.goto('/matches');
    await expect(page.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
    await picture('matches-empty');
    await page.goto('/discover');
    await press(page.getByRole('button', { name: 'Notifications', exact: true }));
    await expect(page.getByText('No new notifications')).toBeVisible();
    await picture('notifications-empty');
    await page.keyboard.press('Escape');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await expect(page.getByRole('link', { name: 'Verify your profile' })).toBeVisible();
    await picture('panel-unverified');
  });
});

for (const state of ['pending', 'rejected'] as const) {
  test.describe(`a member whose documents are ${state}`, () => {
    test.use({
      signedInAs: async ({}, use) =>
        use(state === 'pending' ? (await makeWaitingMember()).email : await makeRejectedMember()),
    });

    test(`verify-${state}`, async ({ page, picture }) => {
      await page.goto('/verify');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await picture(`verify-${state}`, whole);
    });
  });
}

test.describe('a verified member', () => {
  test.use({ signedInAs: 'amina@mwanzo.test' });

  test('verify-approved', async ({ page, picture }) => {
    await page.goto('/verify');
    await expect(page.getByRole('heading', { name: 'Your profile is verified' })).toBeVisible();
    await picture('verify-approved');
  });
});
