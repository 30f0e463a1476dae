import { expect, test } from 'vitest';
import { decideUnblock } from './separation-rules.ts';

const blocked = { isMine: true, isTheirs: false, isUnmatched: false, wereMatched: false };

test('of two strangers nothing stays when the block is taken back', () => {
  expect(decideUnblock(blocked)).toBe('forget');
});

test('a former match may meet again, and its end stays on record', () => {
  expect(decideUnblock({ ...blocked, wereMatched: true })).toBe('reunite');
});

test.each([{ isTheirs: true }, { isUnmatched: true, wereMatched: true }])(
  'two whom something else separates stay apart: %o',
  (other) => {
    expect(decideUnblock({ ...blocked, ...other })).toBe('stay_apart');
  },
);

test('whoever has not blocked changes nothing', () => {
  expect(decideUnblock({ ...blocked, isMine: false, isTheirs: true })).toBe('nothing');
  expect(decideUnblock({ ...blocked, isMine: false, wereMatched: true })).toBe('nothing');
});
