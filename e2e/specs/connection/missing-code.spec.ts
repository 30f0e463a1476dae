import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../network/connection-test.ts';
import { topCard } from '../../page/locators.ts';
import { waitForConnectionNotices } from '../../page/wait-for-connection-notices.ts';
import { emailOf } from '../../people/demo-members.ts';

// The size of the screen makes no difference here. No service worker is in charge yet, as on a first visit.
test.use({ signedInAs: emailOf('ken') });

/** An attempt that still runs when the server is back opens the page by itself, and takes the button away. */
async function retryUntil(page: Page, shown: Locator): Promise<void> {
  const retry = page.getByRole('button', { name: 'Retry' }).first();
  await expect(async () => {
    if (await retry.isVisible()) await retry.tap({ timeout: 1000 });
    await expect(shown).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('while the server is away no entry of the navigation leaves the app; later a retry opens the page', async ({
  page,
  connection,
  press,
}) => {
  await page.goto('/topup');
  await expect(page.getByRole('heading', { level: 1, name: 'TopUp' })).toBeVisible();
  await waitForConnectionNotices(page);
  const notice = page.getByText('It did not load. Nothing you saved is lost.');
  const retry = page.getByRole('button', { name: 'Retry' });
  connection.goDown();
  const entries = await page.getByRole('navigation').getByRole('link').all();
  expect(entries.length).toBeGreaterThanOrEqual(3);
  for (const entry of entries.toReversed()) {
    await press(entry);
    if ((await entry.getAttribute('aria-current')) === null) await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/topup$/);
    await expect(page.getByRole('heading', { level: 1, name: 'TopUp' })).toBeVisible();
  }
  // The attempt ends with a question about the build. If the server came back before it, the page would load again.
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await press(retry);
  await asked;
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/topup$/);

  const documents: string[] = [];
  page.on('domcontentloaded', () => documents.push(page.url()));
  connection.goUp();
  await retryUntil(page, topCard(page));
  await expect(page).toHaveURL(/\/discover$/);
  await expect(notice).toBeHidden();
  expect(documents).toEqual([]);

  // Nothing of a member stays on the screen, so this page goes even though the next one cannot come.
  connection.goDown();
  await press(page.getByRole('navigation').getByRole('button', { name: 'Logout' }));
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await press(page.getByRole('main').getByRole('button', { name: 'Retry' }));
  await expect(notice.first()).toBeVisible();
  connection.goUp();
  await retryUntil(page, page.getByRole('button', { name: 'Sign In' }));
});
