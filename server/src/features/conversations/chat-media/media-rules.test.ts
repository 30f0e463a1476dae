import { expect, test } from 'vitest';
import { mayOpen } from './media-rules.ts';

const [owner, partner, stranger] = [1, 2, 3];
const sent = {
  ownerId: owner,
  partnerId: partner,
  isSent: true,
  isGone: false,
  areMatched: true,
  isRestricted: false,
  isReviewed: true,
};

test('two matched members may open what one has sent the other, and nobody else may', () => {
  expect([owner, partner, stranger].map((viewer) => mayOpen(sent, viewer))).toEqual([true, true, false]);
});

test('an upload that was not sent is open for its owner alone', () => {
  const unsent = { ...sent, isSent: false };
  expect([owner, partner].map((viewer) => mayOpen(unsent, viewer))).toEqual([true, false]);
});

test.each([{ isGone: true }, { areMatched: false }, { isRestricted: true }])(
  'it is closed for both while %j',
  (state) => {
    expect([owner, partner].map((viewer) => mayOpen({ ...sent, ...state }, viewer))).toEqual([false, false]);
  },
);

test('a review opens nothing, and neither does its absence close anything', () => {
  for (const isReviewed of [true, false]) {
    expect(mayOpen({ ...sent, isReviewed }, partner)).toBe(true);
    expect(mayOpen({ ...sent, isReviewed, isGone: true }, owner)).toBe(false);
  }
});
