import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

test('what was seen of one person says nothing about the next', async () => {
  await openPage();
  const { countSeenPhotos, showPhoto } = await import('./shown-photo.ts');
  for (const index of [1, 2, 1]) showPhoto(7, index);
  expect([countSeenPhotos(7), countSeenPhotos(8)]).toEqual([3, 1]);
  showPhoto(8, 1);
  expect(countSeenPhotos(8)).toBe(2);
});

test('every photo that was requested in low-data mode stays large, also after the next one', async () => {
  const page = await openPage();
  const { requestPhoto, useIsRequested } = await import('./requested-photos.ts');
  const sizes = { 160: 'a-160', 480: 'a-480', 1080: 'a-1080' };
  for (const source of [sizes, 'b']) requestPhoto(source);
  expect([sizes, 'b', 'c', null].map((source) => page.run(useIsRequested, source).now())).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
