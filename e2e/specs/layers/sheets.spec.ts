import { topCard } from '../../page/locators.ts';
import { drag } from '../../page/touch.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'otieno.3@mwanzo.test' });

test('a sheet follows the finger at its upper edge, springs back, and closes when it is dragged far', async ({
  page,
  press,
}) => {
  await page.goto('/discover');
  await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('article') });
  const handle = sheet.locator('[aria-hidden].touch-none');
  await expect(sheet).toBeVisible();
  await drag(handle, { x: 0, y: 60 });
  await expect(sheet).toBeVisible();
  await drag(handle, { x: 0, y: 400 });
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole('dialog', { name: 'Perfect Match Filters' });
  await expect(filters).toBeVisible();
  await drag(filters.locator('[aria-hidden].touch-none'), { x: 0, y: 400 });
  await expect(filters).toBeHidden();
});
