import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { waitForLayersToLeaveHistory } from '../../page/wait-for-layers-to-leave-history.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

test('a member answers prompts, changes their order, and others see them', async ({ page, press, token }) => {
  await apiRequest('PATCH', '/api/profiles/me', {
    token,
    body: { shown_to: 'liked', prompts: [{ prompt_id: 'teach-me', answer: 'To swim.' }] },
  });
  await page.goto('/topup');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  const panel = page.getByRole('dialog', { name: 'Your profile' });
  await expect(panel).toContainText('To swim.');
  await press(panel.getByRole('button', { name: 'Edit', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog).toContainText('1 of 3');

  await test.step('she picks a question by topic and answers it', async () => {
    await press(dialog.getByRole('button', { name: /^Choose a second question/ }));
    const choice = page.getByRole('dialog', { name: 'Pick a question' });
    await expect(choice.getByRole('heading', { name: 'At the table' })).toBeVisible();
    // Her own question is not offered again.
    await expect(choice.getByRole('button', { name: 'Teach me' })).toHaveCount(0);
    await press(choice.getByRole('button', { name: 'My rules for a proper cup of chai' }));
    const sheet = page.getByRole('dialog', { name: 'Your answer' });
    await expect(sheet.getByRole('button', { name: 'Done' })).toBeDisabled();
    await sheet.getByLabel('My rules for a proper cup of chai').fill('Milk first, and no rushing.');
    await expect(sheet).toContainText('27/150');
    await press(sheet.getByRole('button', { name: 'Done' }));
    await expect(sheet).toBeHidden();
    await expect(dialog).toContainText('2 of 3');
  });

  await test.step('she moves it to the first place, which is said', async () => {
    await press(dialog.getByRole('button', { name: 'Edit your answer: My rules for a proper cup of chai' }));
    const sheet = page.getByRole('dialog', { name: 'Your answer' });
    await press(sheet.getByRole('button', { name: 'Move earlier' }));
    await expect(sheet.getByRole('status').filter({ hasText: 'Now in place 1' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Move earlier' })).toBeDisabled();
    await press(sheet.getByRole('button', { name: 'Done' }));
  });

  await press(dialog.getByRole('button', { name: 'Save Changes' }));
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('listitem').filter({ hasText: 'chai' })).toContainText('Milk first');
  const own = await (await apiRequest('GET', '/api/profiles/me', { token })).json();
  expect(own).toMatchObject({
    prompts: [
      { prompt_id: 'chai-rules', answer: 'Milk first, and no rushing.' },
      { prompt_id: 'teach-me', answer: 'To swim.' },
    ],
  });
});

test('an answer that was begun in the edit dialog outlives the dialog, and only "Discard" forgets it', async ({
  page,
  press,
}) => {
  await page.goto('/topup');
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const sheet = page.getByRole('dialog', { name: 'Your answer' });
  const open = dialog.getByRole('button', { name: /^Choose a question/ });
  const openDialog = async () => {
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit', exact: true }));
  };
  await openDialog();
  await press(open);
  await press(page.getByRole('dialog', { name: 'Pick a question' }).getByRole('button', { name: 'Teach me' }));
  await sheet.getByLabel('Teach me').fill('To swim, and');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toBeHidden();
  // The panel is still open.
  await waitForLayersToLeaveHistory(page, 1);
  await page.reload();
  await openDialog();
  await expect(open).toContainText('You began: To swim, and');
  await dialog.getByLabel('Bio').fill('Tea.');
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await press(page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Discard' }));
  await expect(dialog).toBeHidden();
  await waitForLayersToLeaveHistory(page, 1);
  await page.reload();
  await openDialog();
  await expect(open).toBeVisible();
  await expect(open).not.toContainText('You began');
});
