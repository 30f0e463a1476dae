import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import { profileWith } from '../photo-grid/own-photos.fixture.ts';

const own = profileWith([]) as unknown as OwnProfile;

test('a photo that cannot be used says why, before what the server said of the last one', async () => {
  const page = await openPage();
  const { PhotoField } = await import('./photo-field.tsx');
  const choice = { photo: null, whole: null, preparing: false, choose() {}, crop() {}, remove() {} };
  const field = (problem: string | undefined) => (
    <PhotoField choice={{ ...choice, problem }} profile={own} error="The server refused it." />
  );
  const screen = await showScreen(page, field('This is no picture.'));
  expect(screen.text()).toContain('This is no picture.');
  const input = document.querySelector('input');
  const described = () => document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([input?.getAttribute('aria-invalid'), described()]).toEqual(['true', 'This is no picture.']);
  expect([screen.text().includes('The server refused it.'), screen.all('button', 'Remove')]).toEqual([false, []]);
  screen.show(field(undefined));
  expect(screen.text()).toContain('The server refused it.');
  const urlOf = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).size}`);
  onTestFinished(() => urlOf.mockRestore());
  const [remove, crop] = [vi.fn(), vi.fn()];
  const photo = new File(['x'], 'a');
  // A photo that was cropped before is cropped again from the whole.
  const whole = new File(['whole'], 'a');
  const chosen = { ...choice, photo, whole, problem: undefined, remove, crop };
  screen.show(<PhotoField choice={chosen} profile={own} />);
  await screen.press('Adjust');
  const image = await until(() => document.querySelector<HTMLImageElement>('dialog img') ?? expect.fail('no picture'));
  const { imageUrl } = await import('../../../../photos/image-url.ts');
  expect([image.getAttribute('src') === imageUrl(whole), imageUrl(whole) === imageUrl(photo)]).toEqual([true, false]);
  Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 1000 } });
  screen.dispatch(image, 'load');
  await screen.press('Use photo');
  // A tall photo is cut below more than above.
  const part = { left: 0, top: expect.closeTo(0.09), width: 1, height: expect.closeTo(0.5) };
  expect([crop.mock.calls, screen.all('button', 'Use photo')]).toEqual([[[part]], []]);
  await screen.press('Remove');
  expect(remove).toHaveBeenCalledTimes(1);
});
