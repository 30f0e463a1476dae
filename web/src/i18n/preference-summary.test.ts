import { expect, test } from 'vitest';
import { renderInLanguage } from './language.ts';
import { preferenceSummary } from './preference-summary.ts';
import { peopleFit } from './preferences.ts';

const preferences = {
  looking_for: ['men'],
  min_age: 28,
  max_age: 38,
  near: 'neighbours',
  intent: [],
  verified_only: false,
} as const;

test('preferences are summed up in one line', () => {
  const summary = (changes: object) =>
    preferenceSummary({ ...preferences, looking_for: ['men'], intent: [], ...changes });
  expect(summary({})).toBe('Men, 28 to 38, neighbouring counties');
  expect(summary({ looking_for: ['women', 'men', 'non-binary'], min_age: 18, max_age: 100, near: 'anywhere' })).toBe(
    'Women, men and non-binary people, every age, everywhere in Kenya',
  );
  expect(summary({ max_age: 100 })).toContain('28 to 65+');
  expect(summary({ min_age: 18 })).toContain('18 to 38');
  expect(renderInLanguage('sw', () => summary({}))).toBe('Wanaume, miaka 28 hadi 38, kaunti jirani');
  expect(renderInLanguage('sw', () => summary({ near: 'anywhere' }))).toContain(', kote nchini Kenya');
});

test('how many people fit is said roughly: nobody, a few, then tens and hundreds', () => {
  expect([0, null, 10, 40, 300, 1000].map((about) => peopleFit({ about }))).toEqual([
    'Nobody fits yet.',
    'A few people fit',
    'About 10 people fit',
    'About 40 people fit',
    'About 300 people fit',
    'More than 1,000 people fit',
  ]);
});
