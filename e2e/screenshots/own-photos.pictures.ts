import { failRequests, holdRequests } from '../network/intercept-requests.ts';
import { makePhotographedMember, photoOf } from '../people/photographed-member.ts';
import { expect, test } from './picture.ts';

const whole = { whole: true };
const adding = 'POST /api/profiles/me/photos';

test.describe('own photos of a member with several', () => {
  test.use({ signedInAs: 'amina@mwanzo.test' });

  test('own photos: the page, the steps for one of them, the edit dialog', async ({ page, press, picture }) => {
    await page.goto('/profile');
    const photos = page.getByRole('region', { name: 'Photos' });
    await expect(photos.getByText(/ of 6$/)).toBeVisible();
    await picture('profile-photos', whole);
    await press(photos.getByRole('button', { name: /^Photo 2 of/ }));
    await expect(page.getByRole('button', { name: 'Make main' })).toBeVisible();
    await picture('profile-photo-steps');
    await page.keyboard.press('Escape');
    await press(page.getByRole('button', { name: 'Preview' }));
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
    await picture('profile-preview');
    await page.goto('/topup');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit', exact: true }));
    await expect(photos.getByText(/ of 6$/)).toBeVisible();
    await picture('edit-dialog-photos');
  });
});

test.describe('own photos of a member who adds some', () => {
  test.use({ signedInAs: async ({}, use) => use((await makePhotographedMember([])).email) });

  test('own photos: none, on their way, failed', async ({ page, press, picture }) => {
    await page.goto('/profile');
    const photos = page.getByRole('region', { name: 'Photos' });
    await expect(photos.getByText('0 of 6')).toBeVisible();
    await picture('profile-photos-none', whole);
    const failing = await failRequests(page, adding, 500);
    await photos.getByLabel('Add photo').setInputFiles([photoOf('crimson'), photoOf('teal')]);
    await press(page.getByRole('dialog', { name: 'Adjust photo' }).getByRole('button', { name: 'Use photo' }));
    await expect(photos.getByRole('button', { name: 'Try again' })).toHaveCount(2);
    await failing.stop();
    await holdRequests(page, adding);
    await photos.getByLabel('Add photo').setInputFiles([photoOf('coral'), photoOf('sand')]);
    await expect(photos.getByText('In turn')).toBeVisible();
    await picture('profile-photos-uploads', whole);
  });
});
