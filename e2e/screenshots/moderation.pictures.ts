import { expect, test } from './picture.ts';

test.use({ signedInAs: 'moderator@mwanzo.test' });

test('moderation', async ({ page, press, isMobile, picture }) => {
  test.skip(isMobile, 'reviewers sit at a desk');
  await page.goto('/moderation');
  await press(page.getByRole('button', { name: /Duncan/ }));
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByRole('img').nth(1)).toBeVisible();
  await picture('moderation');
  for (const checkbox of await page.getByRole('checkbox').all()) await checkbox.check();
  await picture('moderation-checked');
  await press(page.getByRole('button', { name: /^Reject/ }));
  await expect(page.getByRole('dialog', { name: 'Reject' })).toBeVisible();
  await picture('moderation-reject');
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Asked again' }));
  await picture('moderation-nobody');
});

test('moderation-claimed', async ({ page, press, isMobile, picture }) => {
  test.skip(isMobile, 'reviewers sit at a desk');
  await page.route('**/claim/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'Somebody else has it.', code: 'claimed_by_another' } }),
  );
  await page.goto('/moderation');
  await press(page.getByRole('button', { name: /Faith/ }));
  await expect(page.getByRole('heading', { name: 'A colleague is on this case' })).toBeVisible();
  await picture('moderation-claimed');
});
