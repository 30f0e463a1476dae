import type { Message } from '@mwanzo/contract/conversations/messages';
import { expect, test } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { directionOf, isDoubleTap, replies, shiftOf } from './gesture-rules.ts';
import { isDeletable, withReaction } from './reaction-rules.ts';

const sentAt = '2026-11-19T15:00:00.000Z';
const message = (fields: Partial<Message> = {}) => exampleMessage(1, 1, { timestamp: sentAt, ...fields });

test('a person has one reaction to a message: another one replaces it, and null takes it back', () => {
  const theirs = { user: 7, emoji: '😂' } as const;
  const liked = withReaction(message({ reactions: [theirs] }), 1, '❤️');
  expect(liked).toEqual(message({ reactions: [theirs, { user: 1, emoji: '❤️' }] }));
  expect(withReaction(liked, 1, '👍').reactions).toEqual([theirs, { user: 1, emoji: '👍' }]);
  expect(withReaction(liked, 1, null).reactions).toEqual([theirs]);
});

test('only one’s own messages of the last hour can be deleted, once', () => {
  const after = (milliseconds: number) => Date.parse(sentAt) + milliseconds;
  expect(isDeletable(message(), 7, after(3_599_999))).toBe(true);
  expect(isDeletable(message(), 7, after(3_600_000))).toBe(false);
  expect(isDeletable(message({ sender: 7 }), 7, after(0))).toBe(false);
  expect(isDeletable(message({ is_deleted: true }), 7, after(0))).toBe(false);
});

test('only a clear move to the right is a swipe; others scroll, and a trembling finger rests', () => {
  expect([directionOf(9, 0), directionOf(0, -9), directionOf(10, 0)]).toEqual([undefined, undefined, 'right']);
  const others: [number, number][] = [
    [12, 9],
    [12, -9],
    [15, 10],
    [-30, 0],
    [0, 20],
  ];
  expect([directionOf(12, 3), directionOf(16, 10)]).toEqual(['right', 'right']);
  expect(others.map(([dx, dy]) => directionOf(dx, dy))).toEqual(others.map(() => 'elsewhere'));
});

test('a message follows the finger for 72 px, and replies from 56 px on', () => {
  expect([shiftOf(-5), shiftOf(30), shiftOf(200)]).toEqual([0, 30, 72]);
  expect([replies(55), replies(56)]).toEqual([false, true]);
});

test('two taps on one message within 300 ms are a double tap', () => {
  expect(isDoubleTap({ id: 1, at: 1000 }, { id: 1, at: 1300 })).toBe(true);
  expect(isDoubleTap({ id: 1, at: 1000 }, { id: 1, at: 1301 })).toBe(false);
  expect(isDoubleTap({ id: 2, at: 0 }, { id: 1, at: 100 })).toBe(false);
  expect(isDoubleTap(undefined, { id: 1, at: 0 })).toBe(false);
});
