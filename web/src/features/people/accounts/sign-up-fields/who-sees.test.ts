import { expect, test } from 'vitest';
import { whoSees } from './who-sees.ts';

test('the line says what holds for both, in one sentence if it is the same', () => {
  expect(whoSees({ orientation_visibility: 'matches', birthday_visibility: 'matches' })).toBe(
    'Matches see your orientation and birthday.',
  );
  expect(whoSees({ orientation_visibility: 'everyone', birthday_visibility: 'everyone' })).toBe(
    'Everyone sees your orientation and birthday.',
  );
  expect(whoSees({ orientation_visibility: 'nobody', birthday_visibility: 'nobody' })).toBe(
    'Nobody sees your orientation and birthday.',
  );
});

test('two different choices are said one after the other, the orientation first', () => {
  expect(whoSees({ orientation_visibility: 'nobody', birthday_visibility: 'everyone' })).toBe(
    'Nobody sees your orientation. Everyone sees your birthday.',
  );
  expect(whoSees({ orientation_visibility: 'matches', birthday_visibility: 'nobody' })).toBe(
    'Matches see your orientation. Nobody sees your birthday.',
  );
  expect(whoSees({ orientation_visibility: 'everyone', birthday_visibility: 'matches' })).toBe(
    'Everyone sees your orientation. Matches see your birthday.',
  );
});
