import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';

/** Opens a page that is sending a photo to each of two people. */
async function openWithPictures() {
  const page = await openPage();
  const pictures = await import('./local-pictures.ts');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  onTestFinished(() => revoked.mockRestore());
  pictures.rememberPicture('a', { receiver: 7, url: 'blob:a' });
  pictures.rememberPicture('b', { receiver: 8, url: 'blob:b' });
  return { page, ...pictures, freed: () => revoked.mock.calls.flat() };
}

test('a photo that is uploaded is shown from the page, by its new id, until it is freed', async () => {
  const { localPicture, movePicture, forgetPicture, freed } = await openWithPictures();
  movePicture('a', 30);
  expect([localPicture('a'), localPicture(30), freed()]).toEqual([undefined, 'blob:a', []]);
  forgetPicture(30);
  expect([localPicture(30), freed()]).toEqual([undefined, ['blob:a']]);
});

test('photos to somebody who was left are freed, those to others stay, and a logout frees all', async () => {
  const { page, localPicture, forgetPictures, freed } = await openWithPictures();
  forgetPictures(7);
  expect([localPicture('a'), localPicture('b'), freed()]).toEqual([undefined, 'blob:b', ['blob:a']]);
  page.session.logout();
  expect([localPicture('b'), freed()]).toEqual([undefined, ['blob:a', 'blob:b']]);
});
