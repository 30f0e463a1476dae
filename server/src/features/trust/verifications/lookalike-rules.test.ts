import { expect, test } from 'vitest';
import { lookalikeFor, missingForLookalike, type FoundLookalike } from './lookalike-rules.ts';

const vera: FoundLookalike = { userId: 1, name: 'Vera', photo: null, selfieKey: 'key', mayReview: true };
const own = { ...vera, userId: 2, name: 'Own match', mayReview: false };
const flagged = { isFlagged: true, found: [vera], hasTicked: true, hasLooked: true };

test('a reviewer sees the first picture of somebody whom they may review, or none', () => {
  expect(lookalikeFor([own, vera, { ...vera, userId: 3 }])).toBe(vera);
  expect(lookalikeFor([own])).toBeNull();
  expect(lookalikeFor([])).toBeNull();
});

test('a selfie that looks like another member needs the tick and the look', () => {
  expect(missingForLookalike(flagged)).toBeNull();
  expect(missingForLookalike({ ...flagged, hasTicked: false })).toBe('tick');
  expect(missingForLookalike({ ...flagged, hasLooked: false })).toBe('look');
});

test('nobody approves beside a picture that they must not see, and one that is gone needs no look', () => {
  expect(missingForLookalike({ ...flagged, found: [own], hasLooked: false })).toBe('look');
  expect(missingForLookalike({ ...flagged, found: [], hasLooked: false })).toBeNull();
});

test('a selfie that looks like nobody needs neither', () => {
  expect(missingForLookalike({ isFlagged: false, found: [], hasTicked: false, hasLooked: false })).toBeNull();
});
