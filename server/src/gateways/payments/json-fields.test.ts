import { expect, test } from 'vitest';
import { fieldOf, fieldsOf, idIn } from './json-fields.ts';

test.each([[null], ['text'], [7], [[{ Amount: 1 }]], [undefined]])('%j has no fields', (value) => {
  expect([fieldsOf(value), fieldOf(value, 'length'), fieldOf(value, 'Amount')]).toEqual([{}, undefined, undefined]);
});

test('only own fields are read', () => {
  expect([fieldOf({ a: 1 }, 'a'), fieldOf({}, 'constructor'), fieldOf({}, 'toString')]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

test.each([
  ['ws_CO_19.12-20', 'ws_CO_19.12-20'],
  ['  7 ', '7'],
  [7, '7'],
  [0, '0'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), null],
  [0.5, null],
  [2 ** 53, null],
  ['', null],
  ['two words', null],
  ["'; drop", null],
  [true, null],
  [null, null],
])('%j is the id %j', (value, id) => {
  expect(idIn({ value }, 'value')).toBe(id);
});
