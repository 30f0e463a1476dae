import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  clearableChoice,
  id,
  line,
  optionalChoice,
  optionalFlag,
  paragraph,
  timestampInput,
  wholeNumber,
} from './text.ts';

/** Returns what a field is read as; "refused" if it is. */
function read(schema: z.ZodType, value: unknown): unknown {
  const { success, data } = schema.safeParse(value);
  return success ? data : 'refused';
}

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  ['', undefined],
  [null, undefined],
  ['yes', 'refused'],
  [1, 'refused'],
])('a flag that is sent as %j is %j', (value, expected) => {
  expect(read(optionalFlag, value)).toBe(expected);
});

test.each([
  [7, 7],
  ['7', 7],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740993', 'refused'],
  ['07', 'refused'],
  [0, 'refused'],
  ['-1', 'refused'],
  [1.5, 'refused'],
])('an id that is sent as %j is %j', (value, expected) => {
  expect(read(id, value)).toBe(expected);
});

test.each([
  [' 18 ', 18],
  [99, 99],
  ['17', 'refused'],
  [100, 'refused'],
  ['18.5', 'refused'],
  [18.5, 'refused'],
  ['', 'refused'],
])('an age from 18 to 99 that is sent as %j is %j', (value, expected) => {
  expect(read(wholeNumber(18, 99), value)).toBe(expected);
});

test('a choice may be in capitals; an empty one is absent, or clears its field', () => {
  const options = ['male', 'female'] as const;
  expect(['Male', '', null, 'both'].map((value) => read(optionalChoice(options), value))).toEqual([
    'male',
    undefined,
    undefined,
    'refused',
  ]);
  expect(['FEMALE', '', null, undefined].map((value) => read(clearableChoice(options), value))).toEqual([
    'female',
    null,
    null,
    undefined,
  ]);
});

test('a line has no breaks and no runs of spaces, a paragraph keeps both', () => {
  expect(read(line(1, 20), ' Asha   M ')).toBe('Asha M');
  expect(read(line(1, 20), 'Asha\nM')).toBe('refused');
  expect(read(paragraph(1, 20), ' Asha\n  M ')).toBe('Asha\n  M');
  expect(read(paragraph(1, 20), '\u202ea\u2066b\u2069\u202c')).toBe('ab');
  expect([read(paragraph(1, 20), 'a\u0000b'), read(line(1, 20), '\uD800')]).toEqual(['refused', 'refused']);
  expect([read(paragraph(1, 20), 'a\uD800'), read(paragraph(1, 20), 'a\u{1f600}')]).toEqual(['refused', 'a\u{1f600}']);
  expect([read(line(1, 3), 'Asha'), read(line(1, 3), '  ')]).toEqual(['refused', 'refused']);
});

test.each([
  ['2026-11-21T09:00:00Z', true],
  ['2026-11-21T09:00:00.123456789Z', true],
  ['2026-11-21T09:00:00+03:00', false],
  ['2026-11-21 09:00:00', false],
  ['2026-02-30T09:00:00Z', false],
  [`2026-11-21T09:00:00.${'0'.repeat(20)}Z`, false],
])('the time %s in a request: %s', (text, isRead) => {
  expect(timestampInput.safeParse(text).success).toBe(isRead);
});

test('a whole number may be below zero, and has at most six digits as a text', () => {
  const between = wholeNumber(-999_999, 9_999_999);
  expect(['-5', '999999', '1000000', '+5', '--5', '٥', ' -7 '].map((value) => read(between, value))).toEqual([
    -5,
    999_999,
    'refused',
    'refused',
    'refused',
    'refused',
    -7,
  ]);
  expect(read(between, 9_999_999)).toBe(9_999_999);
});

test('a text has its least and its greatest length once it is cleaned', () => {
  expect([' A ', 'Al', 'Alice', 'Alicia', '  Alice  '].map((value) => read(line(2, 5), value))).toEqual([
    'refused',
    'Al',
    'Alice',
    'refused',
    'Alice',
  ]);
  expect(['\n', 'a\tb', 'a\u0007', 'a\u200bb'].map((value) => read(paragraph(1, 4), value))).toEqual([
    'refused',
    'a\tb',
    'refused',
    'a\u200bb',
  ]);
  expect(read(line(1, 4), 'a\u200bb')).toBe('ab');
});
