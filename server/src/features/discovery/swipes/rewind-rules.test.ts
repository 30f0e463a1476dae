import { expect, test } from 'vitest';
import { decideRewind, type RewindFacts } from './rewind-rules.ts';

const fine: RewindFacts = {
  them: { isShown: true, isForEveryone: true },
  pair: { mine: false, theirs: null, matchedAt: null, isParted: false },
  isOneself: false,
  isLast: true,
};
const stays = { refusal: 'nothing_to_rewind' };
const withPair = (pair: Partial<RewindFacts['pair']>, isLast = true) =>
  decideRewind({ ...fine, isLast, pair: { ...fine.pair, ...pair } });

test("the day's last swipe is taken back, a pass or a like, whatever the other member has said", () => {
  for (const mine of [true, false]) expect(withPair({ mine })).toBe('take');
  expect(withPair({ mine: false, theirs: true })).toBe('take');
  expect(withPair({ mine: true, theirs: false })).toBe('take');
});

test('what was taken back already is not refused, whether it is the last swipe or not', () => {
  for (const isLast of [true, false]) expect(withPair({ mine: null }, isLast)).toBe('settled');
});

test('a match and an earlier swipe stay', () => {
  expect(withPair({ mine: true, theirs: true, matchedAt: new Date() })).toEqual(stays);
  expect(withPair({ mine: true }, false)).toEqual(stays);
});

test('an answer other than the one that is meant stays: another device has given it since', () => {
  const take = (mine: boolean | null, meant: boolean) => decideRewind({ ...fine, pair: { ...fine.pair, mine }, meant });
  for (const mine of [true, false]) expect([take(mine, mine), take(mine, !mine)]).toEqual(['take', stays]);
  expect(take(null, true)).toBe('settled');
});

test('a missing target comes before a swipe that cannot be taken back', () => {
  const gone = { refusal: 'not_found' };
  expect(decideRewind({ ...fine, isLast: false, them: { isShown: false, isForEveryone: true } })).toEqual(gone);
  expect(withPair({ isParted: true }, false)).toEqual(gone);
  expect(decideRewind({ ...fine, isOneself: true })).toEqual(gone);
});

test('who is shown only to people they like is there while they like me', () => {
  const them = { isShown: true, isForEveryone: false };
  expect(decideRewind({ ...fine, them })).toEqual({ refusal: 'not_found' });
  expect(decideRewind({ ...fine, them, pair: { ...fine.pair, theirs: true } })).toBe('take');
});

test('each answer, last or not, meant or not, a match or not', async () => {
  const lines = [true, false, null].flatMap((mine) =>
    [true, false].flatMap((isLast) =>
      [undefined, true, false].flatMap((meant) =>
        [null, new Date(0)].map((matchedAt) => {
          const decision = decideRewind({ ...fine, isLast, meant, pair: { ...fine.pair, mine, matchedAt } });
          const told = typeof decision === 'string' ? decision : decision.refusal;
          const place = isLast ? 'the last' : 'an earlier one';
          return `mine ${mine}, ${place}, meant ${meant}, match ${matchedAt !== null}: ${told}`;
        }),
      ),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/rewinds.txt');
});
