import { expect, test } from 'vitest';
import { logicOfFacts } from '../../core/pairs/index.ts';
import { ruleOfReviewing, type Reviewing } from './reviewer-rules.ts';

const able: Reviewing<boolean> = { isModerator: true, isOneself: false, hasReported: false, wereMatched: false };

test('a moderator reviews all but themselves, whom they have reported, and whom they have been matched with', () => {
  expect(ruleOfReviewing(logicOfFacts, able)).toBe(true);
  for (const other of [{ isModerator: false }, { isOneself: true }, { hasReported: true }, { wereMatched: true }])
    expect(ruleOfReviewing(logicOfFacts, { ...able, ...other })).toBe(false);
});
