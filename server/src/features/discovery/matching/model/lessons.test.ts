import { expect, test } from 'vitest';
import { eventOfSwipe, lessonOf, lessonsPerDayMax, type SwipeFacts } from './lessons.ts';

const like: SwipeFacts = {
  isLike: true,
  decidingMs: 2000,
  likesInARow: 1,
  hasWords: false,
  sawEverything: false,
  isTrusted: true,
  isWithinDayLimit: true,
};
const pass: SwipeFacts = { ...like, isLike: false, likesInARow: 0 };

test('a like with words, or after everything was looked at, is a deliberate one', () => {
  expect(eventOfSwipe(like)).toBe('like');
  expect(eventOfSwipe({ ...like, hasWords: true })).toBe('deliberateLike');
  expect(eventOfSwipe({ ...like, sawEverything: true })).toBe('deliberateLike');
  expect(eventOfSwipe({ ...pass, sawEverything: true })).toBe('pass');
});

test.each([like, pass])(
  'a swipe in less than 300 ms, beyond the day, or of an account without trust teaches nothing',
  (swipe) => {
    expect(eventOfSwipe({ ...swipe, decidingMs: 299 })).toBeNull();
    expect(eventOfSwipe({ ...swipe, decidingMs: 300 })).not.toBeNull();
    expect(eventOfSwipe({ ...swipe, decidingMs: null })).not.toBeNull();
    expect(eventOfSwipe({ ...swipe, isTrusted: false })).toBeNull();
    expect(eventOfSwipe({ ...swipe, isWithinDayLimit: false })).toBeNull();
  },
);

test('the sixty-first like in a row teaches nothing, even with words', () => {
  expect(eventOfSwipe({ ...like, likesInARow: 60 })).toBe('like');
  expect(eventOfSwipe({ ...like, likesInARow: 61, hasWords: true })).toBeNull();
});

test('each event teaches as much as the documentation says, of those whom it is about', () => {
  const one = { directions: 'one', about: 'members' };
  const both = { directions: 'both', about: 'members' };
  const pair = { directions: 'one', about: 'pair' };
  expect(lessonOf).toEqual({
    like: { isYes: true, weight: 1, ...one },
    pass: { isYes: false, weight: 1, ...one },
    deliberateLike: { isYes: true, weight: 1.5, ...one },
    conversation: { isYes: true, weight: 2, ...both },
    call: { isYes: true, weight: 2, ...both },
    datePlan: { isYes: true, weight: 3, ...both },
    wouldMeetAgain: { isYes: true, weight: 4, ...one },
    wouldNotMeetAgain: { isYes: false, weight: 2, ...pair },
    unmatchWithinADay: { isYes: false, weight: 2, ...pair },
    block: { isYes: false, weight: 2, ...pair },
  });
  expect(lessonsPerDayMax).toBe(200);
});
