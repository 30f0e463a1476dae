import { apiRequest } from '../../server/api-requests.ts';
import { ownPhotos, photoTile } from '../../page/own-photos.ts';
import { makePhotographedMember, photoIdsOf } from '../../people/photographed-member.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use((await makePhotographedMember(['crimson', 'teal'])).email) });

test('a member previews the profile as others see it, with photos in their new order and answers', async ({
  page,
  press,
  token,
}) => {
  const prompts = [{ prompt_id: 'teach-me', answer: 'To swim.' }];
  await apiRequest('PATCH', '/api/profiles/me', { token, body: { shown_to: 'liked', prompts } });
  const [a, b] = await photoIdsOf(token, 'me');
  await page.goto('/profile');
  const preview = page.getByRole('button', { name: 'Preview' });
  const shown = page.getByRole('dialog', { name: 'Neema', exact: true });
  await press(preview);
  await expect(shown.getByText('To swim.')).toBeVisible();
  // Members cannot like their own answers and photos.
  await expect(shown.getByRole('button', { name: /^Like/ })).toHaveCount(0);
  const address = await shown.getByRole('img', { name: 'Neema' }).getAttribute('src');
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(preview).toBeFocused();

  await photoTile(page, 2).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => photoIdsOf(token, 'me')).toEqual([b, a]);
  await expect(ownPhotos(page).getByText('Saved', { exact: true })).toBeVisible();
  await press(preview);
  await expect(shown.getByRole('img', { name: 'Neema' })).not.toHaveAttribute('src', address ?? '');
  await page.goBack();
  await expect(shown).toBeHidden();
  await expect(page).toHaveURL('/profile');
});

test('what the member wants is a row that leads to the preferences; what was typed is still there afterwards', async ({
  page,
  press,
}) => {
  await page.goto('/profile');
  await page.getByLabel('Bio', { exact: true }).fill('Half a thought');
  await press(page.getByRole('link', { name: 'Looking for Not said' }));
  await expect(page).toHaveURL('/preferences');
  await page.goBack();
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('Half a thought');
});
