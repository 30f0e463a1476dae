import { expect, test } from 'vitest';
import { checkProfile } from './check-profile.ts';

const whole = { name: 'Wanza', bio: '', age: '28', location: 'Voi', interests: [], prompts: [] };

test('a profile with name, age and location may be saved', () => {
  expect(checkProfile(whole, false)).toEqual({});
});

test('an empty form says of each required field what to do', () => {
  expect(checkProfile({ ...whole, name: ' ', age: '', location: ' ' }, false)).toEqual({
    name: 'Enter the name that others call you.',
    age: 'Enter your age as a number.',
    location: 'Enter your town.',
  });
});

test.each([
  ['17', 'Your age must be from 18 to 100.'],
  ['101', 'Your age must be from 18 to 100.'],
  ['2.5', 'Enter your age as a number.'],
])('the age %s is refused', (age, text) => expect(checkProfile({ ...whole, age }, false)).toEqual({ age: text }));

test.each(['18', '100'])('the age %s may be saved', (age) =>
  expect(checkProfile({ ...whole, age }, false)).toEqual({}),
);

test('an age that is computed never stops a save', () => {
  expect(checkProfile({ ...whole, age: '17' }, true)).toEqual({});
});
