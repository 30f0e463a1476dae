import type { OwnPhotoDetail } from '@mwanzo/contract/people/photos';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { renderScreen, textOf } from '../../../../testing/render-screen.tsx';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import { detailOf, profileWith } from './own-photos.fixture.ts';
import { PhotoNotes } from './photo-notes.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { PhotoUpload } from './upload-queue.ts';

const notesOf = (...photos: Partial<OwnPhotoDetail>[]): string =>
  textOf(renderScreen(<PhotoNotes photos={photos.map((photo, index) => ({ ...detailOf(index), ...photo }))} />));

test('the owner reads why others do not see a photo, once for each reason', () => {
  const text = notesOf({}, { held: 'explicit' }, { held: 'explicit' }, { held: 'not_screened' });
  expect(text).toBe(
    '|A photo may show more skin than others should see. A person looks at it first; you see it meanwhile.' +
      '|We could not check a photo yet. A person looks at it before others see it.|',
  );
  expect(notesOf({}, { held: 'not_screened' })).toMatch(/^\|We could not check a photo yet\.[^|]*\|$/);
  expect(notesOf({ held: 'explicit' }, {})).toMatch(/^\|A photo may show more skin[^|]*\|$/);
});

test('a main photo without a face gets a friendly word, and another photo none', () => {
  expect(notesOf({ has_face: false })).toContain('People like to see a face first');
  expect(notesOf({ has_face: true }, { has_face: false })).not.toContain('face');
  expect(notesOf({ has_face: null })).not.toContain('face');
});

type Tile = Parameters<typeof PhotoTile>[0];

/** Renders the tile of a photo, the first of two. */
const tileOf = ({ photo = detailOf(1), ...traits }: Partial<Tile>): string =>
  renderScreen(
    <PhotoTile
      {...{ photo, place: 0, all: 2, label: 'Photo', keysId: 'keys', isWaiting: false, isLifted: false }}
      hands={{ holdPhoto() {}, takeHandle() {} }}
      onOpen={() => undefined}
      onMove={() => undefined}
      {...traits}
    />,
  );

test.each<[string, Partial<Tile>, string]>([
  ['the main one', {}, '|Main photo|'],
  ['a main one that waits', { isWaiting: true }, '|Waiting for a look|Main photo|'],
  ['another one', { place: 1, isWaiting: true }, '|'],
  ['another one that is held', { place: 1, photo: { ...detailOf(1), held: 'explicit' } }, '|Waiting for a look|'],
])('a photo says what it is: %s', (_, traits, words) => {
  expect(textOf(tileOf(traits))).toBe(words);
});

test('only a photo beside others has a handle and keys that move it', () => {
  const moves = (all: number) =>
    ['photo-slot-handle', 'aria-describedby'].map((part) => tileOf({ all }).includes(part));
  expect([moves(1), moves(2)]).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('the grid says that it saves while a photo is on its way, and that it is saved once it has arrived', async () => {
  const profile = profileWith([1]) as OwnProfile;
  const page = await openPage({ profile });
  vi.doMock(import('./prepare-photo.ts'), async (original) => ({
    ...(await original()),
    preparePhoto: () => new Promise<File>(() => undefined),
  }));
  onTestFinished(() => void vi.doUnmock('./prepare-photo.ts'));
  const { PhotoGrid } = await import('./photo-grid.tsx');
  const screen = await showScreen(page, <PhotoGrid profile={profile} />);
  const { hasArrived, photoUploads } = await import('./upload-queue.ts');
  const note = () => ['Saving', 'Saved'].filter((text) => screen.text().includes(text));
  const photo = { id: 'a', file: new File(['x'], 'a.jpg') };
  expect(note()).toEqual([]);
  photoUploads.add({ ...photo, phase: 'waiting' });
  await until(() => expect(note()).toEqual(['Saving']));
  photoUploads.add({ ...photo, phase: 'failed', problem: { text: 'It is too large.', mayTryAgain: false } });
  await until(() => expect(note()).toEqual([]));
  // Two that failed for one reason are told once.
  photoUploads.add({ ...photo, id: 'b', phase: 'failed', problem: { text: 'It is too large.', mayTryAgain: false } });
  await until(() => expect(screen.all('button', 'Remove this photo')).toHaveLength(2));
  expect([...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
    'It is too large.',
  ]);
  hasArrived.write(true);
  photoUploads.forget(() => true);
  await until(() => expect(note()).toEqual(['Saved']));
});

const file = (name: string) => new File(['x'], name);

test('a photo on its way shows how far it is, one that failed what can be done', async () => {
  const page = await openPage({ profile: profileWith([1]) });
  const { PhotoList } = await import('./photo-list.tsx');
  const problem = (mayTryAgain: boolean) => ({ text: 'It failed.', mayTryAgain });
  const failed = { file: file('c.jpg'), phase: 'failed' } as const;
  const uploads: readonly PhotoUpload[] = [
    { id: 'a', file: file('a.jpg'), phase: 'sending', share: 0.3 },
    { id: 'b', file: file('b.jpg'), phase: 'sending' },
    { id: 'c', file: file('c.jpg'), phase: 'waiting' },
    { id: 'd', file: file('d.jpg'), phase: 'lost' },
    // The photo that it was to replace is gone.
    { id: 'e', ...failed, replaces: 9, problem: problem(true) },
    { id: 'f', ...failed, problem: problem(false) },
  ];
  const nothing = () => undefined;
  const hands = { isFirstWaiting: false, onPut: nothing, onOpen: nothing, onChoose: nothing };
  const screen = await showScreen(page, <PhotoList photos={[]} uploads={uploads} {...hands} />);
  expect(screen.text()).toMatch(
    /\|30 %\|Preparing photo\.\.\.\|In turn\|Try again\|Try again\|This photo was not added\./,
  );
  const bars = [...document.querySelectorAll('progress')];
  expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('value')])).toEqual([
    ['Adding photo', '0.3'],
    ['Adding photo', '0'],
    ['Adding photo', '0'],
  ]);
  const rings = [...document.querySelectorAll('circle[stroke-dashoffset]')];
  expect(rings.map((ring) => ring.getAttribute('stroke-dashoffset'))).toEqual(['70', '100', '100']);
  const { photoUploads } = await import('./upload-queue.ts');
  const again = vi.spyOn(photoUploads, 'again').mockReturnValue();
  await screen.pressElement(screen.all('button', 'Try again')[1]);
  expect(again.mock.calls).toEqual([['e']]);
});

test('the grid says which photos others do not see yet, and keys with another meaning move none', async () => {
  const held = [{}, {}, { held: 'explicit', has_face: false }] as const;
  const details = held.map((more, index) => ({ ...detailOf(index + 1), ...more }));
  const inReview = { name: false, gender: false, photo: true };
  const profile = { ...profileWith([1, 2, 3]), photo_details: details, in_review: inReview } as unknown as OwnProfile;
  const page = await openPage({ profile });
  const { PhotoGrid } = await import('./photo-grid.tsx');
  const screen = await showScreen(page, <PhotoGrid profile={profile} />);
  const words = [...document.querySelectorAll('li[data-photo]')].map((tile) => tile.textContent);
  expect(words).toEqual(['Waiting for a lookMain photo', '', 'Waiting for a look']);
  expect(screen.text()).toMatch(/A photo may show more skin/);
  const second = await screen.button('Photo 2 of 3');
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    expect(screen.dispatch(second, 'keydown', { key: 'End', [modifier]: true })).toBe(true);
  expect(screen.dispatch(second, 'keydown', { key: 'a' })).toBe(true);
  expect(await page.requestsUnderWay()).toBe(0);
  expect(screen.dispatch(second, 'keydown', { key: 'End' })).toBe(false);
  await page.api.take('PUT /api/profiles/me/photos/order/');
});

test('a picker closed without a file changes nothing; without a photo the first slot has the focus', async () => {
  const profile = { ...profileWith([1]), isVerified: false } as unknown as OwnProfile;
  const page = await openPage({ profile });
  const { PhotoGrid } = await import('./photo-grid.tsx');
  const { photoUploads } = await import('./upload-queue.ts');
  const screen = await showScreen(page, <PhotoGrid profile={profile} />);
  await screen.choose('Add photo');
  await screen.press('Photo 1 of 1');
  await screen.choose('Replace');
  expect([photoUploads.read(), screen.all('button', 'Delete').length]).toEqual([[], 1]);
  await screen.press('Delete');
  await screen.press('Delete');
  await page.api.take('DELETE /api/profiles/me/photos/1/');
  const add = await screen.field('Add photo');
  await until(() => expect(document.activeElement).toBe(add));
});

test('the photo after a deleted one has the focus, and the next visit does not say that all is saved', async () => {
  const start = { ...profileWith([1, 2, 3]), isVerified: false } as unknown as OwnProfile;
  const page = await openPage({ profile: start });
  const { PhotoGrid } = await import('./photo-grid.tsx');
  const { useSession } = await import('../../../../api/session.ts');
  function Grid() {
    return <PhotoGrid profile={useSession().profile ?? start} />;
  }
  const screen = await showScreen(page, <Grid />);
  await screen.press('Photo 2 of 3');
  await screen.press('Delete');
  await screen.press('Delete');
  await until(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Photo 2 of 2/));
  (await page.api.take('DELETE /api/profiles/me/photos/2/')).reply({ body: [1, 3].map(detailOf) });
  (await page.api.take('GET /api/profiles/me')).reply({ body: { ...start, ...profileWith([1, 3]) } });
  await until(() => expect(screen.text()).toContain('Saved'));
  expect(screen.all('img', '').map((image) => image.getAttribute('src'))).toEqual([
    expect.stringContaining('/1/'),
    expect.stringContaining('/3/'),
  ]);
  screen.show(null);
  screen.show(<Grid />);
  expect(screen.text()).not.toContain('Saved');
  // Nor does one that begins after the saving.
  screen.dispatch(await screen.button('Photo 1 of 2'), 'keydown', { key: 'End' });
  const moving = await page.api.take('PUT /api/profiles/me/photos/order/');
  screen.show(null);
  moving.reply({ body: [3, 1].map(detailOf) });
  (await page.api.take('GET /api/profiles/me')).reply({ body: { ...start, ...profileWith([3, 1]) } });
  await page.requestsUnderWay();
  screen.show(<Grid />);
  expect([screen.all('[data-photo]', '').length, screen.text().includes('Saved')]).toEqual([2, false]);
});

test('a cropped photo takes the place of the main photo that it was chosen for', async () => {
  const profile = { ...profileWith([4, 5]), isVerified: true } as unknown as OwnProfile;
  const page = await openPage({ profile });
  const { PhotoGrid } = await import('./photo-grid.tsx');
  const { photoUploads } = await import('./upload-queue.ts');
  const screen = await showScreen(page, <PhotoGrid profile={profile} />);
  await screen.press('Photo 1 of 2');
  await screen.choose('Replace', file('b.jpg'));
  await screen.press('Use photo');
  expect(photoUploads.read().map((upload) => [upload.file.name, upload.replaces])).toEqual([['b.jpg', 4]]);
});
