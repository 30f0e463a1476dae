import type { OwnPhotoDetail } from '@mwanzo/contract/people/photos';
import { expect, test } from 'vitest';
import { renderScreen, textOf } from '../../../../testing/render-screen.tsx';
import { detailOf } from './own-photos.fixture.ts';
import { PhotoNotes } from './photo-notes.tsx';
import { PhotoTile } from './photo-tile.tsx';

const notesOf = (...photos: Partial<OwnPhotoDetail>[]): string =>
  textOf(renderScreen(<PhotoNotes photos={photos.map((photo, index) => ({ ...detailOf(index), ...photo }))} />));

test('the owner reads why others do not see a photo, once for each reason', () => {
  const text = notesOf({}, { held: 'explicit' }, { held: 'explicit' }, { held: 'not_screened' });
  expect(text.match(/more skin/g)).toHaveLength(1);
  expect(text).toContain('could not check');
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
