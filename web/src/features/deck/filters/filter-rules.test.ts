import { expect, test } from 'vitest';
import { deckRequest, isFilterActive, noFilters } from './filter-rules.ts';

test('no filter is active by default', () => {
  expect(isFilterActive(noFilters)).toBe(false);
  expect(isFilterActive({ ...noFilters, ageRange: [18, 50] })).toBe(false);
});

test('each filter is active by itself', () => {
  expect(isFilterActive({ ...noFilters, orientation: ['gay'] })).toBe(true);
  expect(isFilterActive({ ...noFilters, gender: ['trans'] })).toBe(true);
  expect(isFilterActive({ ...noFilters, ageRange: [19, 50] })).toBe(true);
  expect(isFilterActive({ ...noFilters, ageRange: [18, 51] })).toBe(true);
  expect(isFilterActive({ ...noFilters, location: 'Kisumu' })).toBe(true);
});

test('empty values are omitted', () => {
  expect(deckRequest('   ', noFilters)).toEqual({ min_age: 18, max_age: 50 });
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
  });
});

test('the slider’s upper end includes everybody older', () => {
  expect(deckRequest('', { ...noFilters, ageRange: [30, 65] })).toEqual({ min_age: 30, max_age: 100 });
});
