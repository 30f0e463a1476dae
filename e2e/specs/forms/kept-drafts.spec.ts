import { makePhonePhoto } from '../../people/photo-files.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { expect, test } from '../../test.ts';

const stored = 'mwanzo.forms';

test('a sign-up that is reloaded has what was typed and chosen, but no password', async ({ page, press }) => {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill('Wanza Musyoka');
  await page.getByLabel('Email').fill('wanza@example.org');
  await page.getByLabel('Password', { exact: true }).fill('one long password');
  await page.getByLabel('Birthday', { exact: true }).fill('1999-04-05');
  await press(page.getByRole('radio', { name: 'Trans', exact: true }));
  await page.getByLabel('Orientation', { exact: true }).selectOption('Queer');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Wanza Musyoka');
  await expect(page.getByLabel('Email')).toHaveValue('wanza@example.org');
  await expect(page.getByLabel('Birthday', { exact: true })).toHaveValue('1999-04-05');
  await expect(page.getByRole('radio', { name: 'Trans', exact: true })).toBeChecked();
  await expect(page.getByLabel('Orientation', { exact: true })).toHaveValue('queer');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate((key) => sessionStorage.getItem(key), stored)).not.toContain('one long password');
});

test.describe('a member', () => {
  test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

  test('finds the profile form as it was after a reload, and nothing of it after saving', async ({ page, press }) => {
    await page.goto('/profile');
    await page.getByLabel('Bio', { exact: true }).fill('Terraces and tea.');
    await press(page.getByRole('button', { name: 'Add Travel' }));
    await page.reload();
    await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Terraces and tea.');
    await expect(page.getByRole('button', { name: 'Remove Travel' })).toBeVisible();
    await press(page.getByRole('button', { name: 'Save Profile' }));
    await expect(page).toHaveURL('/verify');
    expect(await page.evaluate((key) => sessionStorage.getItem(key), stored)).toBeNull();
  });

  test('is asked kindly for the documents again after a reload: only their names are kept', async ({ page }) => {
    await page.goto('/verify');
    await page.getByLabel('Add a photo of your ID').setInputFiles(await makePhonePhoto('nafula'));
    await expect(page.getByText('ID photo added')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^You had chosen IMG_20261121_101500\.jpg\./)).toBeVisible();
    await expect(page.getByText('ID photo added')).toBeHidden();
  });

  test('leaves nothing of the forms behind at logout', async ({ page, press }) => {
    await page.goto('/profile');
    await page.getByLabel('Bio', { exact: true }).fill('Terraces and tea.');
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), stored)).toContain('Terraces');
    await press(page.getByRole('button', { name: 'Logout' }));
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate((key) => sessionStorage.getItem(key), stored)).toBeNull();
  });
});
