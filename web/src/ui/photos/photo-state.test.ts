import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';
import { requestPhoto, useIsRequested } from './requested-photos.ts';
import { showPhoto, useShownPhoto } from './shown-photo.ts';
import { useFailedPicture } from './use-failed-picture.ts';

test('the photo that was turned to shows wherever its profile is, until another profile is turned', async () => {
  const page = await openPage();
  const shown = page.run(() => [useShownPhoto(7), useShownPhoto(8)], undefined);
  showPhoto(7, 2);
  await until(() => expect(shown.now()).toEqual([2, 0]));
  showPhoto(8, 1);
  await until(() => expect(shown.now()).toEqual([0, 1]));
});

test('a photo that was asked for in low-data mode is large wherever it is shown', async () => {
  const page = await openPage();
  const widths = { 160: 'small', 480: 'middle', 1080: 'large' };
  const asked = page.run(() => [useIsRequested(widths), useIsRequested('other'), useIsRequested(null)], undefined);
  expect(asked.now()).toEqual([false, false, false]);
  requestPhoto(widths);
  await until(() => expect(asked.now()).toEqual([true, false, false]));
});

test('a picture that failed is tried again when the network is back, and another one has not failed', async () => {
  const page = await openPage();
  const picture = page.run((address: string | undefined) => useFailedPicture(address), 'one');
  picture.now()[1]();
  await until(() => expect(picture.now()[0]).toBe(true));
  picture.change('two');
  expect(picture.now()[0]).toBe(false);
  picture.change('one');
  expect(picture.now()[0]).toBe(true);
  page.dispatch('online');
  await until(() => expect(picture.now()[0]).toBe(false));
  picture.change(undefined);
  expect(picture.now()[0]).toBe(false);
});

test('a photo whose placeholder has no code keeps its plain background, and nothing fails', async () => {
  const asked = vi.fn();
  vi.doMock(import('./decode-thumbhash.ts'), () => {
    asked();
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => void vi.doUnmock('./decode-thumbhash.ts'));
  const page = await openPage();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  const { usePlaceholder } = await import('./use-placeholder.ts');
  const address = page.run(() => usePlaceholder('3OcRJYB4d3h/iIeHeEh3eIhw+j2w', { current: null }), undefined);
  await until(() => expect(asked).toHaveBeenCalled());
  await page.requestsUnderWay();
  expect(address.now()).toBeUndefined();
});
