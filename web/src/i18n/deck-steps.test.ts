import type { Preferences } from '@mwanzo/contract/people/preferences';
import { expect, test } from 'vitest';
import { seenPeople, stepText } from './deck-steps.ts';

const preferences: Preferences = {
  looking_for: ['men'],
  min_age: 28,
  max_age: 38,
  near: 'county',
  intent: ['relationship'],
  verified_only: false,
};

test('the end of the deck says whom the member has seen, in their own choices', () => {
  expect(seenPeople(preferences, 'Nairobi')).toBe('Men, 28 to 38, in Nairobi, who want a relationship');
  expect(seenPeople({ ...preferences, near: 'neighbours', intent: [] }, 'Nairobi')).toBe(
    'Men, 28 to 38, around Nairobi',
  );
  expect(seenPeople({ ...preferences, near: 'anywhere', intent: [], verified_only: true }, undefined)).toBe(
    'Men, 28 to 38, verified, in Kenya',
  );
  expect(seenPeople({ ...preferences, intent: ['friends', 'casual'] }, undefined)).toBe(
    'Men, 28 to 38, my county, who want friendship first or something casual',
  );
});

test.each([
  [{ preference: 'near', near: 'neighbours' }, 'Neighbouring counties', 'Kiambu'],
  [{ preference: 'ages', min_age: 23, max_age: 43 }, 'Ages 23 to 43', 'A few more years'],
  [{ preference: 'ages', min_age: 23, max_age: 100 }, 'Ages 23 and up', 'A few more years'],
  [{ preference: 'intent', intent: [] }, 'Whatever they want', 'Besides a relationship'],
  [{ preference: 'verified_only', verified_only: false }, 'People without a badge too', 'Their ID was not checked yet'],
] as const)('a step says what it changes: %o', (change, label, hint) => {
  const step = change.preference === 'intent' ? { preference: 'intent' as const, intent: [] } : change;
  expect(stepText(step, preferences, 'Kiambu')).toEqual({ label, hint });
});
