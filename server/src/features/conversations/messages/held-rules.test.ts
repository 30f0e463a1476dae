import { expect, test } from 'vitest';
import { confirmsItself, forgottenHeld } from './held-rules.ts';

const now = new Date('2026-11-24T09:00:00Z');
const heldSecondsAgo = (seconds: number, clientId: string | null = null) => ({
  heldAt: new Date(now.getTime() - seconds * 1000),
  clientId,
});

test.each([
  ['never asked about', null, null, false],
  ['just now', heldSecondsAgo(0), null, true],
  ['almost ten minutes ago', heldSecondsAgo(599), null, true],
  ['ten minutes ago', heldSecondsAgo(600), null, false],
  ['in the future', heldSecondsAgo(-1), null, false],
  ['with the same client id', heldSecondsAgo(5, 'a'), 'a', false],
  ['with another client id', heldSecondsAgo(5, 'a'), 'b', true],
  ['without a client id', heldSecondsAgo(5), 'b', true],
])('a text that was asked about %s confirms itself or not', (_, held, clientId, expected) => {
  expect(confirmsItself(held, now, clientId)).toBe(expected);
});

test('a text that was asked about is forgotten when it no longer confirms itself', () => {
  expect(forgottenHeld(now)).toEqual(new Date('2026-11-24T08:50:00Z'));
});
