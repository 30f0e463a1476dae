import type { OwnPhotoDetail } from '@mwanzo/contract/photos';
import { expect, test } from 'vitest';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { detailOf } from './own-photos.fixture.ts';
import { PhotoNotes } from './photo-notes.tsx';

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
