import { expect, test } from 'vitest';
import { presentMedia, type MediaRow } from './present-media.ts';

const photo: MediaRow = {
  id: 5,
  key: 'key',
  kind: 'photo',
  bytes: 2048,
  width: 30,
  height: 40,
  isExplicit: false,
  isShown: false,
  isTrusted: false,
  durationMs: null,
  waveform: null,
};
const sign = (key: string, file: string) => `/signed/${key}/${file}`;

test('a photo and a voice note come with all that a screen needs before it fetches them', () => {
  expect(presentMedia(photo, { sign, isOwn: true })).toEqual({
    kind: 'photo',
    id: 5,
    width: 30,
    height: 40,
    bytes: 2048,
    path: '/signed/key/photo.webp',
    is_covered: false,
    is_explicit: false,
  });
  const voice = { ...photo, kind: 'voice', durationMs: 3100, waveform: 'AQID' } as const;
  const shown = { kind: 'voice', id: 5, duration_ms: 3100, bytes: 2048, waveform: 'AQID' };
  const paths = { path: '/signed/key/note.webm', path_aac: '/signed/key/note.m4a' };
  expect(presentMedia(voice, { sign, isOwn: false })).toEqual({ ...shown, ...paths });
  expect(presentMedia({ ...voice, durationMs: null, waveform: null }, { sign, isOwn: false })).toEqual({
    ...shown,
    ...paths,
    duration_ms: 0,
    waveform: '',
  });
});

// Explicit is null for a photo that was not screened.
test.each([
  { isExplicit: false, isTrusted: false, isShown: false, covered: true },
  { isExplicit: false, isTrusted: true, isShown: false, covered: false },
  { isExplicit: true, isTrusted: true, isShown: false, covered: true },
  { isExplicit: true, isTrusted: false, isShown: false, covered: true },
  { isExplicit: null, isTrusted: true, isShown: false, covered: true },
  { isExplicit: null, isTrusted: false, isShown: false, covered: true },
  { isExplicit: true, isTrusted: false, isShown: true, covered: false },
  { isExplicit: null, isTrusted: false, isShown: true, covered: false },
])('the receiver sees a photo covered, or not: $covered (%j)', ({ covered, ...facts }) => {
  const received = presentMedia({ ...photo, ...facts }, { sign, isOwn: false });
  expect(received).toMatchObject({ is_covered: covered, is_explicit: facts.isExplicit === true });
  expect(presentMedia({ ...photo, ...facts }, { sign, isOwn: true })).toMatchObject({ is_covered: false });
});
