import type { Locator, Page } from '@playwright/test';
import { failRequests, silenceFirstRequest } from '../../network/intercept-requests.ts';
import { toast } from '../../page/locators.ts';
import { ownPhotos as section, photoTile as tile } from '../../page/own-photos.ts';
import { drag, holdAndDrag } from '../../page/touch.ts';
import { makePhotographedMember, photoIdsOf, photoOf, type ColourName } from '../../people/photographed-member.ts';
import { apiRequest, signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

const saved = (page: Page) => section(page).getByText('Saved', { exact: true });
const chooser = (page: Page) => section(page).getByLabel('Add photo');
const adding = 'POST /api/profiles/me/photos';
const with3: readonly ColourName[] = ['crimson', 'marigold', 'teal'];

async function wayTo(from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag');
  return {
    x: end.x + end.width / 2 - start.x - start.width / 2,
    y: end.y + end.height / 2 - start.y - start.height / 2,
  };
}

test.describe('a member without photos', () => {
  test.use({ signedInAs: async ({}, use) => use((await makePhotographedMember([])).email) });

  test('adds three at once, the first one cropped, and others see them in this order', async ({
    page,
    press,
    session,
    token,
  }) => {
    await page.goto('/profile');
    await chooser(page).setInputFiles([photoOf('crimson'), photoOf('marigold'), photoOf('teal')]);
    await press(page.getByRole('dialog', { name: 'Adjust photo' }).getByRole('button', { name: 'Use photo' }));
    await expect(tile(page, 3)).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await expect(section(page).getByText('3 of 6')).toBeVisible();
    const own = await photoIdsOf(token, 'me');
    expect(own).toHaveLength(3);
    const { access } = await signIn('amina@mwanzo.test');
    expect(await photoIdsOf(access, session?.user.id ?? 0)).toEqual(own);
  });

  test('a file that is no picture is told, and can be taken away', async ({ page, press }) => {
    await page.goto('/profile');
    const fake = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello') };
    await chooser(page).setInputFiles(fake);
    await press(page.getByRole('dialog', { name: 'Adjust photo' }).getByRole('button', { name: 'Use photo' }));
    await expect(section(page).getByText(/^This file is not a picture/)).toBeVisible();
    await expect(section(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await press(section(page).getByRole('button', { name: 'Remove this photo' }));
    await expect(section(page).getByText(/^This file is not a picture/)).toBeHidden();
  });
});

test.describe('a member with three photos', () => {
  test.use({ signedInAs: async ({}, use) => use((await makePhotographedMember(with3)).email) });

  test('drags the third by its handle to the front, and others see it first', async ({ page, session, token }) => {
    const [a, b, c] = await photoIdsOf(token, 'me');
    await page.goto('/profile');
    const handle = section(page).locator('.photo-slot-handle').nth(2);
    await drag(handle, await wayTo(handle, tile(page, 1)));
    await expect(saved(page)).toBeVisible();
    await expect.poll(() => photoIdsOf(token, 'me')).toEqual([c, a, b]);
    const { access } = await signIn('amina@mwanzo.test');
    expect(await photoIdsOf(access, session?.user.id ?? 0)).toEqual([c, a, b]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('drags the first by holding it, and the others make room', async ({ page, token }) => {
    const [a, b, c] = await photoIdsOf(token, 'me');
    await page.goto('/profile');
    const lifted = section(page).locator('[data-lifted]');
    await holdAndDrag(tile(page, 1), lifted, await wayTo(tile(page, 1), tile(page, 3)));
    await expect(saved(page)).toBeVisible();
    await expect.poll(() => photoIdsOf(token, 'me')).toEqual([b, c, a]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('orders by keys, and the focus stays with the photo', async ({ page, token }) => {
    const [a, b, c] = await photoIdsOf(token, 'me');
    await page.goto('/profile');
    await tile(page, 1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tile(page, 2)).toBeFocused();
    await expect(section(page).getByText('The photo is now at place 2 of 3.')).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(tile(page, 3)).toBeFocused();
    await expect(saved(page)).toBeVisible();
    await expect.poll(() => photoIdsOf(token, 'me')).toEqual([b, c, a]);
    await page.keyboard.press('Home');
    await expect.poll(() => photoIdsOf(token, 'me')).toEqual([a, b, c]);
  });

  test('deletes by keys, and the focus goes to the photo that has come into its place', async ({ page, token }) => {
    const [a, , c] = await photoIdsOf(token, 'me');
    await page.goto('/profile');
    await tile(page, 2).press('Enter');
    const steps = page.getByRole('dialog', { name: 'Photo 2 of 3' });
    await steps.getByRole('button', { name: 'Delete' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Delete this photo?' });
    await expect(question.getByText('It is gone at once, for you and for others.')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(tile(page, 2)).toBeFocused();
    await expect.poll(() => photoIdsOf(token, 'me')).toEqual([a, c]);
  });

  test('moves, replaces and deletes one step by step', async ({ page, press, token }) => {
    const [a, b, c] = (await photoIdsOf(token, 'me')) as [number, number, number];
    await page.goto('/profile');
    await press(tile(page, 3));
    const sheet = page.getByRole('dialog', { name: 'Photo 3 of 3' });
    await expect(sheet.getByRole('button', { name: 'Move later' })).toHaveCount(0);
    await press(sheet.getByRole('button', { name: 'Make main' }));
    await expect.poll(() => photoIdsOf(token, 'me')).toEqual([c, a, b]);

    await press(tile(page, 2));
    await page.getByRole('dialog', { name: 'Photo 2 of 3' }).getByLabel('Replace').setInputFiles(photoOf('indigo'));
    await expect.poll(async () => (await photoIdsOf(token, 'me')).includes(a)).toBe(false);
    const [, replacement] = await photoIdsOf(token, 'me');
    expect(await photoIdsOf(token, 'me')).toEqual([c, replacement, b]);

    await press(tile(page, 2));
    await press(page.getByRole('dialog', { name: 'Photo 2 of 3' }).getByRole('button', { name: 'Delete' }));
    await press(page.getByRole('dialog', { name: 'Delete this photo?' }).getByRole('button', { name: 'Delete' }));
    await expect(section(page).getByText('2 of 6')).toBeVisible();
    await expect.poll(() => photoIdsOf(token, 'me')).toEqual([c, b]);
  });

  test('an upload that fails is marked and goes on by a press; a lost response adds it once', async ({
    page,
    press,
    token,
  }) => {
    await page.goto('/profile');
    const failure = await failRequests(page, adding, 500);
    await chooser(page).setInputFiles(photoOf('coral'));
    await expect(section(page).getByText('This photo was not added.')).toBeVisible();
    await failure.stop();
    await silenceFirstRequest(page, adding, 'response');
    await press(section(page).getByRole('button', { name: 'Try again' }));
    await expect.poll(async () => (await photoIdsOf(token, 'me')).length).toBe(4);
    // The response never comes. A member who reloads and chooses the photo again has it once.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/profile');
    await chooser(page).setInputFiles(photoOf('coral'));
    await expect(saved(page)).toBeVisible();
    await expect(section(page).getByText('4 of 6')).toBeVisible();
    expect(await photoIdsOf(token, 'me')).toHaveLength(4);
  });

  test('of more photos than there is room for the first are added, in words', async ({ page, token }) => {
    await page.goto('/profile');
    const names: ColourName[] = ['coral', 'indigo', 'sand', 'crimson'];
    await chooser(page).setInputFiles(names.map(photoOf));
    await expect(section(page).getByText('You can have 6 photos. Delete one to add another.')).toBeVisible();
    await expect.poll(async () => (await photoIdsOf(token, 'me')).length).toBe(6);
    await expect(tile(page, 6)).toBeVisible();
    await expect(chooser(page)).toHaveCount(0);
  });

  test('an order of photos that another device has changed is kept for those that are there', async ({
    page,
    token,
  }) => {
    const [a, b, c] = await photoIdsOf(token, 'me');
    await page.goto('/profile');
    await expect(tile(page, 3)).toBeVisible();
    await apiRequest('DELETE', `/api/profiles/me/photos/${b}/`, { token });
    await tile(page, 3).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => photoIdsOf(token, 'me')).toEqual([c, a]);
    await expect(section(page).getByText('2 of 6')).toBeVisible();
    await expect(toast(page, 'Not saved')).toHaveCount(0);
  });

  test('finds the same photos in the edit dialog', async ({ page, press, token }) => {
    const [a, b, c] = await photoIdsOf(token, 'me');
    await page.goto('/topup');
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    await press(page.getByRole('dialog', { name: 'Your profile' }).getByRole('button', { name: 'Edit', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await expect(dialog.getByText('Tap to change photo')).toBeVisible();
    await press(tile(page, 2));
    await press(page.getByRole('dialog', { name: 'Photo 2 of 3' }).getByRole('button', { name: 'Move earlier' }));
    await expect.poll(() => photoIdsOf(token, 'me')).toEqual([b, a, c]);
    // Nothing is left to save.
    await press(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(dialog).toBeHidden();
  });
});
