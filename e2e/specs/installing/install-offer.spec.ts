import type { Page } from '@playwright/test';
import { offerInstalling } from '../../page/offer-installing.ts';
import { answerPushQuestion, removePushes } from '../../page/push-permission.ts';
import { emailOf } from '../../people/demo-members.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: emailOf('ken') });

const offer = (page: Page) => page.getByRole('heading', { name: 'Keep Mwanzo on your phone' });

/** Waits until the page has loaded what it offers. */
async function openMatches(page: Page): Promise<void> {
  await page.goto('/matches');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('matches-foot')),
  );
}

test('installing is offered below the matches, never by the browser on load, and never again after a no', async ({
  page,
  press,
}) => {
  await removePushes(page);
  await openMatches(page);
  await expect(offer(page)).toBeHidden();
  expect(await offerInstalling(page)).toBe(false);
  await expect(offer(page)).toBeVisible();
  await press(page.getByRole('button', { name: 'Not now' }));
  await expect(offer(page)).toBeHidden();

  await openMatches(page);
  await offerInstalling(page);
  await expect(offer(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
});

test('where pushes are offered too, they come first, and installing at the next visit of the matches', async ({
  page,
  press,
}) => {
  const pushes = page.getByRole('heading', { name: 'Hear from them at once' });
  await answerPushQuestion(page, 'granted');
  await openMatches(page);
  await offerInstalling(page);
  await expect(pushes).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await press(page.getByRole('button', { name: 'Not now' }));
  await expect(pushes).toBeHidden();
  await expect(offer(page)).toBeHidden();

  await press(page.getByRole('link', { name: 'Discover' }));
  await press(page.getByRole('link', { name: 'Matches' }));
  await expect(offer(page)).toBeVisible();
  await expect(pushes).toBeHidden();
});

test('who wants to install gets the browser’s own question', async ({ page, press }) => {
  await removePushes(page);
  await openMatches(page);
  await offerInstalling(page);
  await press(page.getByRole('button', { name: 'Install' }));
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(offer(page)).toBeHidden();
});

test.describe('in Safari on an iPhone', () => {
  test.use({
    userAgent: [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)',
      'Version/18.1 Mobile/15E148 Safari/604.1',
    ].join(' '),
  });

  test('words say how to install', async ({ page, press }) => {
    await removePushes(page);
    await page.goto('/matches');
    await expect(offer(page)).toBeVisible();
    await expect(page.getByText('Add to Home Screen')).toBeVisible();
    await press(page.getByRole('button', { name: 'Got it' }));
    await expect(offer(page)).toBeHidden();
  });
});
