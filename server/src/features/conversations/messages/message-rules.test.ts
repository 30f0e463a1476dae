import { expect, test } from 'vitest';
import { deletableSince, isPhotoFor, waitsForReceiver, type MessageRow } from './message-rules.ts';

const photo = { senderId: 1, mediaKind: 'photo', media: { isShown: false } } as MessageRow;

test('a message can be deleted for an hour', () => {
  const now = new Date('2026-11-28T00:30:00+03:00');
  expect(deletableSince(now)).toEqual(new Date('2026-11-27T23:30:00+03:00'));
});

test.each<[string, Partial<MessageRow>, boolean]>([
  ['a photo from the other', {}, true],
  ['one that was deleted since', { media: null }, true],
  ['one’s own photo', { senderId: 2 }, false],
  ['a voice note', { mediaKind: 'voice' }, false],
  ['words', { mediaKind: null }, false],
])('%s is a photo that was sent to the member: %s', (_, more, isFor) => {
  expect(isPhotoFor(2, { ...photo, ...more })).toBe(isFor);
});

test('a photo waits for its receiver until they have seen it, or it is deleted', () => {
  const shown = { ...photo, media: { isShown: true } } as MessageRow;
  expect([photo, shown, { ...photo, media: null }].map(waitsForReceiver)).toEqual([true, false, false]);
});
