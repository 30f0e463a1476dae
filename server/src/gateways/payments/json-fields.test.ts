import { expect, test } from 'vitest';
import { fieldOf, fieldsOf, idIn } from './json-fields.ts';
import { codeOf } from './post-daraja.ts';
import { errorOf } from './request-json.ts';

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

test.each<[body: unknown, error: object | null, code: string]>([
  [{ errorCode: '500.001.1001', errorMessage: 'Busy' }, { code: '500.001.1001', message: 'Busy' }, '500.001.1001'],
  [{ errorCode: '1' }, { code: '1', message: '' }, '1'],
  [{ errorCode: '1', errorMessage: 7 }, { code: '1', message: '' }, '1'],
  [{ errorCode: 'x'.repeat(32), errorMessage: '' }, { code: 'x'.repeat(32), message: '' }, 'x'.repeat(32)],
  [{ errorCode: 'x'.repeat(33), ResultCode: 4 }, null, '4'],
  [{ errorCode: 7, ResultCode: '1032' }, null, '1032'],
  [{ ResultCode: 'not a code' }, null, 'http 503'],
  ['text', null, 'http 503'],
  [undefined, null, 'http 503'],
])('the error in the reply %j is %j, and is kept as %j', (body, error, code) => {
  expect(errorOf({ status: 503, body })).toEqual(error);
  expect(codeOf({ status: 503, body })).toBe(code);
  // There is nothing to keep without a response.
  expect(codeOf({ status: 0, body })).toBeNull();
});
