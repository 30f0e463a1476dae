import type { Page } from '@playwright/test';
import { offerInstalling } from '../../page/offer-installing.ts';
import { removePushes } from '../../page/push-permission.ts';
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
