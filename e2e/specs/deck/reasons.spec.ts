import type { Page } from '@playwright/test';
import { topCard } from '../../page/locators.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { makeExhaustedMember } from '../../people/exhausted-member.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { expect, test } from '../../test.ts';

const reason = /^(You both .+|Same town|New here|Active this week)$/;
const title = 'How we choose who you see';
const choice = (page: Page) => page.getByRole('switch', { name: 'Learn from my swipes' });

test.describe('a newcomer', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

  test('sees why somebody is in the deck, reads how people are chosen, and stops the learning', async ({
    page,
    press,
  }) => {
    await page.goto('/discover');
    await waitUntilSeen(page);
    const shown = await topCard(page).getByText(reason).textContent();
    await press(topCard(page).getByRole('button', { name: /^View/ }));
    const profile = page.getByRole('dialog');
    await expect(profile.getByRole('heading', { name: /^Why you see/ })).toBeVisible();
    const reasons = profile.getByRole('listitem').filter({ hasText: shown ?? '' });
    await expect(reasons.first()).toBeVisible();
    await press(profile.getByRole('link', { name: title }));
    await expect(page).toHaveURL('/how-we-choose');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('One place in eight')).toBeVisible();
    const saved = page.waitForResponse('**/api/account/settings/');
    await press(choice(page));
    expect((await saved).status()).toBe(200);
    await expect(page.getByText('Off since today.')).toBeVisible();
    await page.reload();
    await expect(choice(page)).not.toBeChecked();
    await page.goto('/settings');
    await press(page.getByRole('link', { name: new RegExp(title) }));
    await expect(page.getByText('Off since today.')).toBeVisible();
    await press(page.getByRole('link', { name: 'Why can’t I see somebody?' }));
    await expect(page).toHaveURL('/support#cannot-see');
    await expect(page.getByRole('heading', { name: 'Why can’t I see somebody?' })).toBeInViewport();
  });
});

test.describe('at the end of the deck', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeExhaustedMember()) });

  test('a member reads how people are chosen, and comes back to the deck', async ({ page, press }) => {
    await page.goto('/discover');
    await press(page.getByRole('link', { name: title }));
    await expect(choice(page)).toBeChecked();
    await press(page.getByRole('link', { name: 'Back' }));
    await expect(page).toHaveURL('/discover');
  });
});

test('a visitor reads how people are chosen, without a switch', async ({ page }) => {
  await page.goto('/how-we-choose');
  await expect(page.getByRole('heading', { name: 'What never counts' })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});
