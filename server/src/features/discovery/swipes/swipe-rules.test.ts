import { expect, test } from 'vitest';
import { hasLostToItsTwin, refusalOf, type SwipeOutcome } from './swipe-rules.ts';

const fine: SwipeOutcome = {
  isCallerVerified: true,
  hasPhoto: true,
  targetExists: true,
  isPartThere: true,
  isWanted: true,
  isAllowed: true,
  isWritten: true,
};

test('a permitted swipe that was counted is not refused', () => {
  expect(refusalOf(fine, true)).toBeNull();
});

test("a repeated swipe is not refused, whatever is left of the day's limit", () => {
  expect(refusalOf({ ...fine, isWanted: false, isAllowed: false, isWritten: false }, true)).toBeNull();
});

test("a missing target comes before what the caller lacks, and that before the day's limit", () => {
  const nothing: SwipeOutcome = {
    isCallerVerified: false,
    hasPhoto: false,
    targetExists: false,
    isPartThere: false,
    isWanted: false,
    isAllowed: false,
    isWritten: false,
  };
  expect(refusalOf(nothing, true)).toBe('not_found');
  expect(refusalOf({ ...nothing, targetExists: true }, true)).toBe('verification_required');
  expect(refusalOf({ ...nothing, targetExists: true, isCallerVerified: true }, true)).toBe('photo_required');
  expect(refusalOf({ ...fine, isPartThere: false, isWanted: false, isAllowed: false }, true)).toBe('liked_part_gone');
  expect(refusalOf({ ...fine, isAllowed: false, isWritten: false }, true)).toBe('daily_limit_reached');
});

test('a pass needs neither verification nor a photo', () => {
  expect(refusalOf({ ...fine, isCallerVerified: false, hasPhoto: false }, false)).toBeNull();
});

test('only a swipe that was counted but not written has lost to its twin', () => {
  expect(hasLostToItsTwin({ ...fine, isWritten: false })).toBe(true);
  expect(hasLostToItsTwin(fine)).toBe(false);
  expect(hasLostToItsTwin({ ...fine, isAllowed: false, isWritten: false })).toBe(false);
});
