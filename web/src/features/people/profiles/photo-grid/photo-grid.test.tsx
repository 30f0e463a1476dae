import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import { changeCrop, dragCrop, firstCrop, partOf } from '../crop/crop-rules.ts';
import { profileWith } from './own-photos.fixture.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** Opens the grid of the photos with these ids. */
async function openGrid(ids: readonly number[], isVerified = false) {
  const profile = { ...profileWith(ids), isVerified } as OwnProfile;
  const page = await openPage({ profile });
  const { PhotoGrid } = await import('./photo-grid.tsx');
  const { useSession } = await import('../../../../api/session.ts');
  function Grid() {
    return <PhotoGrid profile={useSession().profile ?? profile} />;
  }
  const screen = await showScreen(page, <Grid />);
  const order = 'PUT /api/profiles/me/photos/order/';
  const ordered = async () => (JSON.parse((await page.api.take(order)).body) as { ids: number[] }).ids;
  return { page, screen, ordered };
}

/** Makes the grid render once more, as an upload does. */
async function drawAgain(page: Awaited<ReturnType<typeof openPage>>): Promise<void> {
  const { hasArrived } = await import('./upload-queue.ts');
  hasArrived.write(true);
  await page.requestsUnderWay();
}

test('a photo is moved by the arrow keys, which keep it in focus and say its place', async () => {
  const { page, screen, ordered } = await openGrid([1, 2, 3]);
  const second = await screen.button('Photo 2 of 3');
  expect(screen.dispatch(second, 'keydown', { key: 'ArrowLeft', ctrlKey: true })).toBe(true);
  expect(await page.requestsUnderWay()).toBe(0);
  screen.dispatch(second, 'keydown', { key: 'ArrowRight' });
  expect(await ordered()).toEqual([1, 3, 2]);
  await until(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Photo 3 of 3/));
  expect(screen.text()).toContain('The photo is now at place 3 of 3.');
  // From then on the focus is where the member moves it.
  const first = await screen.button('Photo 1 of 3');
  first.focus();
  await drawAgain(page);
  expect(document.activeElement).toBe(first);
});

test('the last photo goes no further, and nothing is sent for it', async () => {
  const { page, screen } = await openGrid([1, 2]);
  screen.dispatch(await screen.button('Photo 2 of 2'), 'keydown', { key: 'ArrowRight' });
  expect(await page.requestsUnderWay()).toBe(0);
});

test.each([
  ['Make main', [3, 1, 2, 4]],
  ['Move earlier', [1, 3, 2, 4]],
  ['Move later', [1, 2, 4, 3]],
])('the actions of a photo: %s', async (action, expected) => {
  const { screen, ordered } = await openGrid([1, 2, 3, 4]);
  await screen.press('Photo 3 of 4');
  await screen.press(action);
  expect(await ordered()).toEqual(expected);
  expect(screen.all('button', action)).toHaveLength(0);
});

test('the first photo cannot come earlier, nor the last one later', async () => {
  const { screen } = await openGrid([1, 2]);
  await screen.press('Photo 1 of 2');
  expect(['Make main', 'Move earlier', 'Move later'].map((name) => screen.all('button', name).length)).toEqual([
    0, 0, 1,
  ]);
  await screen.press('Close');
  await screen.press('Photo 2 of 2');
  expect(['Make main', 'Move earlier', 'Move later'].map((name) => screen.all('button', name).length)).toEqual([
    1, 1, 0,
  ]);
});

test('a photo is deleted after the question, and kept without it', async () => {
  const { page, screen } = await openGrid([1, 2]);
  await screen.press('Photo 2 of 2');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/photo-actions.txt');
  await screen.press('Delete');
  await until(() => expect(document.activeElement?.textContent).toMatch(/^It is gone at once/));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/deletion.txt');
  await screen.press('Keep');
  expect(screen.text()).not.toContain('Delete this photo?');
  await screen.press('Delete');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.press('Delete');
  await page.api.take('DELETE /api/profiles/me/photos/2/');
  expect(screen.all('button', 'Photo ')).toHaveLength(1);
  const next = await screen.button('Photo 1 of 1');
  await until(() => expect(document.activeElement).toBe(next));
  const add = await screen.field('Add photo');
  add.focus();
  await drawAgain(page);
  expect(document.activeElement).toBe(add);
  await screen.press('Photo 1 of 1');
  expect(screen.all('button', 'Keep')).toHaveLength(0);
});

test('the last photo of a verified member cannot be deleted, another member’s can', async () => {
  const { screen } = await openGrid([1], true);
  await screen.press('Photo 1 of 1');
  expect(screen.all('button', 'Delete')).toHaveLength(0);
  expect(screen.text()).toContain('Your badge stands for a photo of you.');
});

test('the last photo of a member without the badge can be deleted', async () => {
  const { screen } = await openGrid([1]);
  await screen.press('Photo 1 of 1');
  expect(screen.all('button', 'Delete')).toHaveLength(1);
});

test('a verified member can delete a photo beside another one', async () => {
  const { screen } = await openGrid([1, 2], true);
  await screen.press('Photo 1 of 2');
  expect(screen.all('button', 'Delete')).toHaveLength(1);
});

test('as many photos as there is room for are no more than that', async () => {
  const { screen } = await openGrid([1, 2, 3, 4]);
  await screen.choose('Add photo', file('a.jpg'), file('b.jpg'));
  expect(screen.text()).not.toContain('6 photos');
});

test('of too many photos those that have room are added, and the member is told', async () => {
  const { screen } = await openGrid([1, 2, 3, 4, 5]);
  vi.spyOn(console, 'error').mockReturnValue();
  await screen.choose('Add photo', file('a.txt'), file('b.txt'));
  const { photoUploads } = await import('./upload-queue.ts');
  expect(photoUploads.read().map((each) => each.file.name)).toEqual(['a.txt']);
  expect(screen.text()).toMatch(/5 of 6.*6 photos/);
  // There is room again.
  await screen.press('Remove this photo');
  expect(screen.text()).not.toContain('6 photos');
  await screen.choose('Add photo', file('c.txt'));
  expect(screen.text()).not.toContain('6 photos');
});

test('the very first photo is cropped before it is added, and the others of the choice come after it', async () => {
  const { page, screen } = await openGrid([]);
  const pick = vi.spyOn(await screen.field('Add photo'), 'click');
  // The other empty slots open the same picker, and are there for fingers alone.
  await screen.pressElement(document.querySelector<HTMLElement>('li[aria-hidden] button'));
  expect([pick.mock.calls.length, document.querySelectorAll('li[aria-hidden]').length]).toEqual([1, 5]);
  await screen.choose('Add photo', file('a.jpg'), file('b.jpg'));
  const { photoUploads } = await import('./upload-queue.ts');
  expect(photoUploads.read()).toEqual([]);
  await screen.press('Use');
  expect(photoUploads.read().map((each) => each.file.name)).toEqual(['a.jpg', 'b.jpg']);
  expect(photoUploads.read().map(({ part, replaces }) => [part, replaces])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(page.session.readSession().profile?.photos).toEqual([]);
});

test('while the first photo is on its way, the next ones are not cropped, but come after it', async () => {
  const { screen } = await openGrid([]);
  const { photoUploads } = await import('./upload-queue.ts');
  photoUploads.add({ id: 'a', file: file('a.jpg'), phase: 'waiting' });
  await screen.choose('Add photo', file('b.jpg'));
  expect(photoUploads.read().map((each) => each.file.name)).toEqual(['a.jpg', 'b.jpg']);
});

test.each([
  ['the main photo', 'Photo 1 of 2', [], 1],
  ['another photo', 'Photo 2 of 2', [{ replaces: 2 }], 0],
])('what takes the place of %s is cropped first only if all see it', async (_, photo, uploads, dialogs) => {
  const { screen } = await openGrid([1, 2]);
  await screen.press(photo);
  await screen.choose('Replace', file('b.jpg'));
  const { photoUploads } = await import('./upload-queue.ts');
  expect(photoUploads.read()).toMatchObject(uploads);
  expect(screen.all('button', 'Remove this photo')).toHaveLength(uploads.length);
  await until(() => expect(screen.all('button', 'Use photo')).toHaveLength(dialogs));
});

test('a question about a photo that another tab has deleted is not asked about the next one', async () => {
  const { page, screen } = await openGrid([1, 2]);
  await screen.press('Photo 2 of 2');
  await screen.press('Delete');
  page.session.setProfile({ ...profileWith([1]), isVerified: false } as unknown as OwnProfile);
  await until(() => expect(screen.all('button', 'Keep')).toHaveLength(0));
  await screen.press('Photo 1 of 1');
  expect([screen.all('button', 'Keep').length, screen.all('button', 'Delete').length]).toEqual([0, 1]);
});

test('a first photo whose crop is cancelled is not added', async () => {
  const { screen } = await openGrid([]);
  await screen.choose('Add photo', file('a.jpg'));
  await screen.press('Cancel');
  const { photoUploads } = await import('./upload-queue.ts');
  expect([photoUploads.read(), screen.all('button', 'Use photo')]).toEqual([[], []]);
});

test('one that the connection cut is said to go on, and can be taken away', async () => {
  const { page, screen } = await openGrid([1]);
  const { photoUploads } = await import('./upload-queue.ts');
  page.setOnline(false);
  for (const id of ['a', 'b']) photoUploads.add({ id, file: file(`${id}.jpg`), phase: 'waiting' });
  await until(() => expect(screen.text()).toMatch(/\|Try again\|In turn\|.*The photo did not arrive/));
  await screen.pressElement(screen.all('button', 'Remove this photo')[0]);
  expect(photoUploads.read().map(({ id }) => id)).toEqual(['b']);
});

test('one that waits because uploads are switched off does not speak of the connection', async () => {
  const { screen } = await openGrid([1]);
  const { photoUploads } = await import('./upload-queue.ts');
  const { switchedOff } = await import('../../../../api/switched-off.ts');
  switchedOff.write('uploads');
  photoUploads.add({ id: 'a', file: file('a.jpg'), phase: 'waiting' });
  await until(() => expect(screen.text()).toContain('Mwanzo takes no photos for now.'));
  expect(screen.text()).not.toContain('connected');
});

test('the crop follows fingers, wheel and keys until they are lifted, and is what is uploaded', async () => {
  const { page, screen } = await openGrid([]);
  await screen.choose('Add photo', file('a.jpg'));
  await screen.button('Use photo');
  const image = document.querySelector('dialog img') as HTMLImageElement;
  Object.defineProperties(image, { naturalWidth: { value: 1600 }, naturalHeight: { value: 800 } });
  screen.dispatch(image, 'load');
  const frame = document.querySelector('dialog fieldset') as HTMLElement;
  const rectangle = { width: 100, height: 125 };
  Object.assign(frame, { setPointerCapture() {}, getBoundingClientRect: () => rectangle });
  // The sheet does not scroll with the keys.
  expect(screen.dispatch(frame, 'keydown', { key: 'ArrowRight' })).toBe(false);
  expect(screen.dispatch(frame, 'keydown', { key: 'Tab' })).toBe(true);
  const moves = async (type: string, fields: object) => {
    screen.dispatch(frame, type, fields);
    await page.requestsUnderWay();
  };
  for (const end of ['pointerup', 'pointercancel']) {
    screen.dispatch(frame, 'pointerdown', { pointerId: 1, clientX: 50, clientY: 50 });
    await moves('pointermove', { pointerId: 1, clientX: 55, clientY: 50 });
    screen.dispatch(frame, end, { pointerId: 1 });
    await moves('pointermove', { pointerId: 1, clientX: 95, clientY: 95 });
  }
  await moves('wheel', { deltaY: -100 });
  await screen.press('Use photo');
  const { photoUploads } = await import('./upload-queue.ts');
  const dragged = [0.05, 0.05, 0.05].reduce((crop, right) => dragCrop(2, crop, right, 0), firstCrop(2));
  const { left, width } = partOf(2, changeCrop(2, dragged, { zoom: 1.1 }));
  const part = { left: expect.closeTo(left), width: expect.closeTo(width) };
  expect(photoUploads.read()).toMatchObject([{ part }]);
});
