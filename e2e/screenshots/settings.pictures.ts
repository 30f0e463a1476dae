import { topCard } from '../page/locators.ts';
import { choosePreferences } from '../people/choose-preferences.ts';
import { makeExhaustedMember } from '../people/exhausted-member.ts';
import { makeNarrowMember } from '../people/narrow-member.ts';
import { findUnverifiedMember } from '../people/unverified-member.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: async ({}, use) => use(await findUnverifiedMember()) });

test('settings', async ({ page, picture, token }) => {
  await choosePreferences(token, { looking_for: ['men'], min_age: 28, max_age: 38, near: 'neighbours' });
  await page.goto('/preferences');
  await expect(page.getByText(/fit( yet\.)?$/)).toBeVisible();
  await picture('preferences');
  await picture('preferences-whole', { whole: true });
  await page.goto('/settings');
  await expect(page.getByText('Men, 28 to 38, neighbouring counties')).toBeVisible();
  await picture('settings', { whole: true });
  for (const section of ['privacy', 'gender', 'language']) {
    await page.goto(`/settings/${section}`);
    await expect(page.getByRole('radio').first()).toBeAttached();
    await picture(`settings-${section}`);
  }
  for (const section of ['quiet', 'mail']) {
    await page.goto(`/settings/${section}`);
    await expect(page.getByRole('switch').first()).toBeAttached();
    await picture(`settings-${section}`);
  }
  await page.goto('/settings/report');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading')).toHaveCount(0);
  await picture('settings-report');
});

test('how-we-choose', async ({ page, picture, press }) => {
  await page.goto('/how-we-choose');
  const choice = page.getByRole('switch', { name: 'Learn from my swipes' });
  await expect(choice).toBeChecked();
  await picture('how-we-choose');
  await picture('how-we-choose-whole', { whole: true });
  await press(choice);
  await expect(page.getByText('Off since today.')).toBeVisible();
  await picture('how-we-choose-off', { whole: true });
  await press(choice);
  await expect(choice).toBeChecked();
  await page.goto('/support#cannot-see');
  await expect(page.getByRole('heading', { name: 'Why can’t I see somebody?' })).toBeVisible();
  await picture('support-cannot-see');
});

test.describe('in Swahili', () => {
  test.beforeEach(async ({ context, baseURL }) =>
    context.addCookies([{ name: 'mwanzo.language', value: 'sw', url: baseURL ?? '' }]),
  );

  test('settings-swahili', async ({ page, picture }) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Mipangilio' })).toBeVisible();
    await picture('settings-swahili', { whole: true });
    await page.goto('/how-we-choose');
    await expect(page.getByRole('switch')).toBeAttached();
    await picture('how-we-choose-swahili', { whole: true });
    await page.goto('/settings/quiet');
    await expect(page.getByRole('switch').first()).toBeAttached();
    await picture('settings-quiet-swahili');
  });
});

test.describe('a new member', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeExhaustedMember()), asksPreferences: true });

  test('settings-first-question', async ({ page, picture }) => {
    await page.goto('/discover');
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await page.keyboard.press('Shift');
    await expect(page.getByRole('button', { name: 'Looks right' })).toBeVisible();
    await picture('first-question');
  });
});

test.describe('a member who has met everyone', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeNarrowMember()) });

  test('settings-deck-end', async ({ page, picture }) => {
    await page.goto('/discover');
    await expect(page.getByRole('button', { name: /people$/ }).first()).toBeVisible();
    await expect(topCard(page)).toBeHidden();
    await picture('deck-end', { whole: true });
  });
});
