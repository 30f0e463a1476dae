import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
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
  expect([screen.text().includes('The server refused it.'), screen.all('button', 'Remove')]).toEqual([false, []]);
  screen.show(field(undefined));
  expect(screen.text()).toContain('The server refused it.');
  const remove = vi.fn();
  screen.show(
    <PhotoField choice={{ ...choice, photo: new File(['x'], 'a'), problem: undefined, remove }} profile={own} />,
  );
  await screen.press('Remove');
  expect(remove).toHaveBeenCalledTimes(1);
});
