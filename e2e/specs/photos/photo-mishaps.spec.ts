import { writeFileSync } from 'node:fs';
import { failRequests, holdRequests } from '../../network/intercept-requests.ts';
import { recordRequests } from '../../network/endpoint.ts';
import { toast } from '../../page/locators.ts';
import { ownPhotos, photoTile } from '../../page/own-photos.ts';
import { pressTwice } from '../../page/press-twice.ts';
import { makeHeicPhoto, makeHopelessPhoto, makeHugePhoto } from '../../people/photo-files.ts';
import { makePhotographedMember, photoIdsOf, photoOf } from '../../people/photographed-member.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use((await makePhotographedMember(['crimson', 'marigold', 'teal'])).email) });

const adding = 'POST /api/profiles/me/photos';
const countOf = async (token: string) => (await photoIdsOf(token, 'me')).length;

test('one tab deletes a photo while the order of another tab is on its way: the order holds for the rest', async ({
  page,
  context,
  press,
  token,
}) => {
  const [a, b, c] = await photoIdsOf(token, 'me');
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(photoTile(other, 3)).toBeVisible();
  await photoTile(page, 3).focus();
  const held = await holdRequests(page, 'PUT /api/profiles/me/photos/order');
  const ordering = page.waitForRequest('**/photos/order/');
  await page.keyboard.press('Home');
  await ordering;

  await press(photoTile(other, 2));
  await press(other.getByRole('dialog', { name: 'Photo 2 of 3' }).getByRole('button', { name: 'Delete' }));
  await press(other.getByRole('dialog', { name: 'Delete this photo?' }).getByRole('button', { name: 'Delete' }));
  await expect.poll(() => photoIdsOf(token, 'me')).toEqual([a, c]);

  held.release();
  await expect.poll(() => photoIdsOf(token, 'me')).toEqual([c, a]);
  await expect(ownPhotos(page).getByText('2 of 6')).toBeVisible();
  await expect(toast(page, 'Not saved')).toHaveCount(0);
  expect(await photoIdsOf(token, 'me')).not.toContain(b);
});

test('a picture of an iPhone is added, though this browser cannot show it', async ({ page, token }) => {
  await page.goto('/profile');
  await ownPhotos(page).getByLabel('Add photo').setInputFiles(makeHeicPhoto());
  await expect(photoTile(page, 4)).toBeVisible();
  expect(await countOf(token)).toBe(4);
});

test('a picture of over 10 MB is made smaller and added; one that cannot be is told, without another try', async ({
  page,
  press,
  token,
}, info) => {
  // Files of this size take long on their way into the browser unless they are on the disk.
  const files = [makeHopelessPhoto(), makeHugePhoto(2500)].map(({ name, buffer }) => {
    const file = info.outputPath(name);
    writeFileSync(file, buffer);
    return file;
  });
  await page.goto('/profile');
  await ownPhotos(page).getByLabel('Add photo').setInputFiles(files);
  await expect(ownPhotos(page).getByText('Failed to process the image. Try a smaller image.')).toBeVisible();
  await expect(ownPhotos(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(photoTile(page, 4)).toBeVisible();
  expect(await countOf(token)).toBe(4);
  // The other photo can be removed too for as long as its tile is that of the upload.
  const hopeless = ownPhotos(page).getByRole('listitem').filter({ hasText: 'This photo was not added.' });
  await press(hopeless.getByRole('button', { name: 'Remove this photo' }));
  await expect(ownPhotos(page).getByText('Failed to process the image. Try a smaller image.')).toBeHidden();
});

test('an upload that the connection cut goes on by itself when the network is back', async ({
  page,
  context,
  token,
}) => {
  await page.goto('/profile');
  await expect(photoTile(page, 3)).toBeVisible();
  await context.setOffline(true);
  await ownPhotos(page).getByLabel('Add photo').setInputFiles(photoOf('coral'));
  await expect(ownPhotos(page).getByText(/^The photo did not arrive/)).toBeVisible();
  await context.setOffline(false);
  await expect(photoTile(page, 4)).toBeVisible();
  await expect(ownPhotos(page).getByText('Saved', { exact: true })).toBeVisible();
  expect(await countOf(token)).toBe(4);
});

test('an order without a network is not kept, in words, and works when it is back', async ({
  page,
  context,
  token,
}) => {
  const [a, b, c] = await photoIdsOf(token, 'me');
  await page.goto('/profile');
  await expect(photoTile(page, 3)).toBeVisible();
  await context.setOffline(true);
  await photoTile(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(toast(page, 'Not saved')).toBeVisible();
  await context.setOffline(false);
  await photoTile(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => photoIdsOf(token, 'me')).toEqual([b, a, c]);
});

test('double taps add, move and delete once', async ({ page, press, token }) => {
  const [a, b, c] = await photoIdsOf(token, 'me');
  await page.goto('/profile');
  const failure = await failRequests(page, adding, 500);
  await ownPhotos(page).getByLabel('Add photo').setInputFiles(photoOf('sand'));
  const again = ownPhotos(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await failure.stop();
  const uploads = recordRequests(page, adding);
  await pressTwice(again, true);
  await expect(photoTile(page, 4)).toBeVisible();
  expect(uploads).toHaveLength(1);
  const added = (await photoIdsOf(token, 'me')).at(-1);

  await press(photoTile(page, 3));
  await pressTwice(
    page.getByRole('dialog', { name: 'Photo 3 of 4' }).getByRole('button', { name: 'Move earlier' }),
    true,
  );
  await expect.poll(() => photoIdsOf(token, 'me')).toEqual([a, c, b, added]);

  await press(photoTile(page, 2));
  await press(page.getByRole('dialog', { name: 'Photo 2 of 4' }).getByRole('button', { name: 'Delete' }));
  const question = page.getByRole('dialog', { name: 'Delete this photo?' });
  await pressTwice(question.getByRole('button', { name: 'Delete' }), true);
  await expect(ownPhotos(page).getByText('3 of 6')).toBeVisible();
  await expect.poll(() => photoIdsOf(token, 'me')).toEqual([a, b, added]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
