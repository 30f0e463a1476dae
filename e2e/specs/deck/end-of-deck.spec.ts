import { makeExhaustedMember } from '../../people/exhausted-member.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use(await makeExhaustedMember()) });

test('a member who has seen everybody reads that there is nobody left for now', async ({ page, press }) => {
  await page.goto('/discover');
  await expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You have met everyone' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No profiles found' })).toBeAttached();
  await expect(page.getByText("You've seen all available profiles. Check back later for more!")).toBeVisible();
  const again = page.waitForResponse('**/api/profiles/discover/**');
  await press(page.getByRole('button', { name: 'Refresh' }));
  expect((await again).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'You have met everyone' })).toBeVisible();
  const cleared = page.waitForResponse('**/api/profiles/discover/**');
  await press(page.getByRole('button', { name: 'Clear Filters' }));
  expect((await cleared).status()).toBe(200);
});
