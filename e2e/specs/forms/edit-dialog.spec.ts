import type { Locator, Page } from '@playwright/test';
import { toast } from '../../page/locators.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { waitForLayersToLeaveHistory } from '../../page/wait-for-layers-to-leave-history.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

type Press = (target: Locator) => Promise<void>;

async function openDialog(page: Page, press: Press): Promise<Locator> {
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit', exact: true }));
  return page.getByRole('dialog', { name: 'Edit Profile' });
}

test('the edit dialog says under each field what is wrong, sends nothing, and saves once all is right', async ({
  page,
  press,
  token,
}) => {
  await page.goto('/topup');
  const dialog = await openDialog(page, press);
  const [name, age, town] = [
    dialog.getByLabel('Name', { exact: true }),
    dialog.getByLabel('Age'),
    dialog.getByLabel('Location'),
  ];
  await expect(town).toHaveAttribute('placeholder', 'Town, County');
  await name.fill('');
  await age.fill('17');
  await town.fill('');
  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Enter the name that others call you\.$/);
  await expect(age).toHaveAccessibleDescription('Your age must be from 18 to 100.');
  await expect(town).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Saida wa Taita');
  await age.fill('34');
  await town.fill('Voi');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(town).not.toHaveAttribute('aria-invalid');
  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(dialog).toBeHidden();
  const own = await (await apiRequest('GET', '/api/profiles/me', { token })).json();
  expect(own).toMatchObject({ name: 'Saida wa Taita', age: 34, location: 'Voi' });
});

test('edits that are not saved are asked about, kept by a reload, and gone once they are discarded', async ({
  page,
  press,
}) => {
  await page.goto('/topup');
  const dialog = await openDialog(page, press);
  const bio = dialog.getByLabel('Bio', { exact: true });
  await bio.fill('Terraces and tea.');
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await press(question.getByRole('button', { name: 'Keep editing' }));
  await expect(question).toBeHidden();
  await expect(bio).toHaveValue('Terraces and tea.');

  await page.reload();
  await expect(dialog).toBeHidden();
  await openDialog(page, press);
  await expect(bio).toHaveValue('Terraces and tea.');
  await page.keyboard.press('Escape');
  await press(question.getByRole('button', { name: 'Discard', exact: true }));
  await expect(dialog).toBeHidden();
  // The panel below it is still open.
  await waitForLayersToLeaveHistory(page, 1);
  await page.reload();
  await openDialog(page, press);
  await expect(bio).toHaveValue('');
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toBeHidden();
});

test('a save that the server refuses is told at its field, and the dialog keeps what was typed', async ({
  page,
  press,
}) => {
  await page.goto('/topup');
  const dialog = await openDialog(page, press);
  const name = dialog.getByLabel('Name', { exact: true });
  await name.fill('Mwanzo Support');
  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/This name cannot be used\./);
  await expect(name).toHaveValue('Mwanzo Support');
  await expect(toast(page, 'Profile updated')).toHaveCount(0);
});
