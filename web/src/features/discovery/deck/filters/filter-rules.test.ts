import { expect, test } from 'vitest';
import { chosenAges, deckRequest, isFilterActive, noFilters, startingAges } from './filter-rules.ts';

test('no filter is active by default', () => {
  expect(isFilterActive(noFilters)).toBe(false);
});

test('ages that were not chosen are sent as the default, which the preferred ones may replace', () => {
  expect(deckRequest('', noFilters)).toEqual({ min_age: 18, max_age: 50, ages: 'preferred' });
});

test('18 to 50 is sent as a choice once a member whose preferences are wider has chosen it', () => {
  expect(isFilterActive({ ...noFilters, ageRange: [18, 50] })).toBe(true);
  expect(deckRequest('', { ...noFilters, ageRange: [18, 50] })).toEqual({ min_age: 18, max_age: 50 });
});

test('moving the ages back to where they began is no filter', () => {
  expect(chosenAges([20, 50], [18, 50])).toEqual([20, 50]);
  expect(chosenAges([18, 60], [18, 50])).toEqual([18, 60]);
  expect(chosenAges([18, 50], [18, 50])).toBeNull();
  expect(chosenAges([18, 50], [24, 65])).toEqual([18, 50]);
});

test('the sheet begins with the preferred ages, and with 18 to 50 until some are chosen', () => {
  const ages = { min_age: 24, max_age: 100 };
  expect(startingAges({ ...ages, is_chosen: true })).toEqual([24, 65]);
  expect(startingAges({ ...ages, is_chosen: false })).toEqual([18, 50]);
  expect(startingAges(undefined)).toEqual([18, 50]);
});

test('each filter is active by itself', () => {
  expect(isFilterActive({ ...noFilters, orientation: ['gay'] })).toBe(true);
  expect(isFilterActive({ ...noFilters, gender: ['trans'] })).toBe(true);
  expect(isFilterActive({ ...noFilters, ageRange: [19, 50] })).toBe(true);
  expect(isFilterActive({ ...noFilters, ageRange: [18, 51] })).toBe(true);
  expect(isFilterActive({ ...noFilters, location: 'Kisumu' })).toBe(true);
});

test('empty values are omitted', () => {
  expect(deckRequest('   ', noFilters)).toEqual({ min_age: 18, max_age: 50, ages: 'preferred' });
});

test('only the first orientation and the first gender are sent', () => {
  const filters = {
    ...noFilters,
    orientation: ['queer', 'gay'],
    gender: ['male', 'female'],
    location: 'Kisumu',
  } as const;
  expect(deckRequest(' asha ', filters)).toEqual({
    search: 'asha',
    orientation: 'queer',
    gender: 'male',
    location: 'Kisumu',
    min_age: 18,
    max_age: 50,
    ages: 'preferred',
  });
});

test('the slider’s upper end includes everybody older', () => {
  expect(deckRequest('', { ...noFilters, ageRange: [30, 65] })).toEqual({ min_age: 30, max_age: 100 });
});
