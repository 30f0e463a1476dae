import type { Locator, Page } from '@playwright/test';
import { failRequests } from '../../network/intercept-requests.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { topCard } from '../../page/locators.ts';
import { reachMessageLimit, reachSwipeLimit } from '../../page/limit-steps.ts';
import { openCrop, showProfileErrors } from '../../page/profile-form-steps.ts';
import { makeExhaustedMember } from '../../people/exhausted-member.ts';
import { makeNarrowMember } from '../../people/narrow-member.ts';
import { makeRejectedMember } from '../../people/rejected-member.ts';
import { makePhotographedMember, photoOf } from '../../people/photographed-member.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { makeWaitingMember } from '../../people/waiting-member.ts';
import { expect, test } from '../../test.ts';

// Checks with axe what belongs to the member: preferences, settings, forms with errors, reviews and limits.

test.describe('a member', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

  test('finds no accessibility problem on the preferences and the settings', async ({ page }) => {
    test.slow();
    const screens: [string, (page: Page) => Locator][] = [
      ['/preferences', () => page.getByText(/fit( yet\.)?$/)],
      ['/settings', () => page.getByRole('link', { name: /^Gender/ })],
      ['/how-we-choose', () => page.getByRole('switch')],
      ...['privacy', 'birthday', 'gender', 'orientation', 'language'].map((section): [string, () => Locator] => [
        `/settings/${section}`,
        () => page.getByRole('radio').first(),
      ]),
    ];
    for (const [path, loaded] of screens) {
      await page.goto(path);
      await expect(loaded(page)).toBeVisible();
      await expectAccessible(page, path);
    }
  });

  test('finds no accessibility problem in a profile form with errors, nor where a photo is cropped', async ({
    page,
    press,
  }) => {
    await page.goto('/profile');
    await showProfileErrors(page, press);
    await expectAccessible(page, 'a profile form with errors');
    await openCrop(page, press);
    await expectAccessible(page, 'the crop of a photo');
  });

  test('finds no accessibility problem in the question about edits that are not saved', async ({ page, press }) => {
    await page.goto('/topup');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit', exact: true }));
    await page.getByRole('dialog', { name: 'Edit Profile' }).getByLabel('Bio', { exact: true }).fill('Tea.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await expectAccessible(page, 'the question about edits');
  });
});

test.describe('a member who has not chosen preferences', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeExhaustedMember()), asksPreferences: true });

  test('finds no accessibility problem in the first question', async ({ page }) => {
    await page.goto('/discover');
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(page.getByRole('button', { name: 'Looks right' })).toBeVisible();
    await expectAccessible(page, 'the first question');
  });
});

test.describe('a member who has met everyone', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeNarrowMember()) });

  test('finds no accessibility problem at the end of the deck and on its wider steps', async ({ page }) => {
    await page.goto('/discover');
    await expect(page.getByRole('button', { name: /people$/ }).first()).toBeVisible();
    await expectAccessible(page, 'the end of the deck');
  });
});

for (const state of ['pending', 'rejected'] as const) {
  test.describe(`a member whose documents are ${state}`, () => {
    test.use({
      signedInAs: async ({}, use) =>
        use(state === 'pending' ? (await makeWaitingMember()).email : await makeRejectedMember()),
    });

    test('finds no accessibility problem in the card above the deck, nor where it leads', async ({ page, press }) => {
      await page.goto('/discover');
      await expect(topCard(page)).toBeVisible();
      const card = page.getByRole('link', { name: /documents|review|verif/ }).first();
      await expect(card).toBeVisible();
      await expectAccessible(page, `/discover, documents ${state}`);
      await press(card);
      await expect(page).toHaveURL('/verify');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page, `/verify, documents ${state}`);
    });
  });
}

test.describe('a member whose day is used up', () => {
  test.use({ signedInAs: 'otieno.3@mwanzo.test' });

  test('finds no accessibility problem where the limits are told', async ({ page, press, token }) => {
    await reachSwipeLimit(page, press);
    await expectAccessible(page, 'the limit of swipes');
    await reachMessageLimit(page, press, token);
    await expectAccessible(page, 'the limit of messages');
  });

  test('finds no accessibility problem in a conversation that is not there', async ({ page }) => {
    await page.goto('/chat/123456789');
    await expect(page.getByRole('heading', { name: 'This conversation is not there' })).toBeVisible();
    await expectAccessible(page, 'a conversation that is not there');
  });
});

test.describe('a member with photos', () => {
  test.use({ signedInAs: async ({}, use) => use((await makePhotographedMember(['crimson', 'teal'])).email) });

  test('finds no accessibility problem in the photos, their steps and one that failed', async ({ page, press }) => {
    await page.goto('/profile');
    const photos = page.getByRole('region', { name: 'Photos' });
    await failRequests(page, 'POST /api/profiles/me/photos', 500);
    await photos.getByLabel('Add photo').setInputFiles(photoOf('sand'));
    await expect(photos.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page, 'the photos, one of which failed');
    await press(photos.getByRole('button', { name: /^Photo 2 of/ }));
    await expect(page.getByRole('button', { name: 'Make main' })).toBeVisible();
    await expectAccessible(page, 'the steps for a photo');
    await press(page.getByRole('dialog', { name: 'Photo 2 of 2' }).getByRole('button', { name: 'Delete' }));
    await expectAccessible(page, 'the question about deleting a photo');
  });
});
