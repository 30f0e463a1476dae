import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCallback } from './read-callback.ts';
import { readReceipt, readReversal } from './read-result.ts';

interface Item {
  readonly Name: string;
  readonly Value?: unknown;
}

const bodyOf = (items: unknown, more: object = {}) => ({
  Body: {
    stkCallback: {
      MerchantRequestID: '29115-34620561-1',
      CheckoutRequestID: 'ws_CO_191220191020363925',
      ResultCode: 0,
      ResultDesc: 'Done.',
      CallbackMetadata: { Item: items },
      ...more,
    },
  },
});
const amount = (Value: unknown): Item => ({ Name: 'Amount', Value });
const receipt = (Value: unknown): Item => ({ Name: 'MpesaReceiptNumber', Value });
const paid = { code: '0', amount: 375, receipt: 'NLJ7RT61SV' };

const decoy = fc.record({
  Name: fc.string().filter((name) => name !== 'Amount' && name !== 'MpesaReceiptNumber'),
  Value: fc.jsonValue(),
});

test('the amount and the receipt are found by name, in any order and among anything', () => {
  fc.assert(
    fc.property(fc.array(decoy), fc.array(decoy), fc.boolean(), (before, after, isTurned) => {
      const items = [...before, amount(375), ...after, receipt('NLJ7RT61SV')];
      expect(readCallback(bodyOf(isTurned ? items.toReversed() : items))).toMatchObject(paid);
    }),
  );
});

test('no body makes the reader throw, and what it reads is always of its type', () => {
  const anything = fc.oneof(fc.anything(), fc.jsonValue());
  // Most bodies have a code, one amount and one receipt. Of anything at all, nearly no body would be a callback.
  const number = fc.oneof(fc.double(), fc.integer({ min: -2, max: 1_000_002 }), fc.constantFrom(375, '375', ' 50.00'));
  const text = fc.stringMatching(/^ ?[\da-zA-Z]{5,21}-? ?$/);
  const named = (name: string, value: fc.Arbitrary<unknown>) =>
    fc.record({
      Name: fc.constant(name),
      Value: fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: anything }),
    });
  const items = fc
    .tuple(
      named('Amount', number),
      named('MpesaReceiptNumber', text),
      fc.array(fc.oneof(named('Phone', text), anything)),
    )
    .chain(([first, second, others]) =>
      fc.shuffledSubarray([first, second, ...others], { minLength: 1 + others.length }),
    );
  const code = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(0, '0', ' 1032 ', 'SFC_IC0003') },
    { weight: 1, arbitrary: fc.string() },
    { weight: 1, arbitrary: anything },
  );
  const told = fc
    .tuple(fc.oneof({ weight: 4, arbitrary: items }, { weight: 1, arbitrary: anything }), code, anything)
    .map(([list, ResultCode, CheckoutRequestID]) => bodyOf(list, { ResultCode, CheckoutRequestID }));
  const odd = fc.oneof(
    { weight: 1, arbitrary: anything },
    { weight: 1, arbitrary: fc.record({ Body: anything }) },
    { weight: 1, arbitrary: fc.record({ Body: fc.record({ stkCallback: anything }) }) },
    { weight: 9, arbitrary: told },
  );
  fc.assert(
    fc.property(odd, (body) => {
      const read = readCallback(body);
      readReversal(body);
      readReceipt(body);
      if (read === null) return;
      expect(read.code).toMatch(/^[\w.-]{1,100}$/);
      if (read.amount !== null) expect(Number.isInteger(read.amount) && read.amount > 0).toBe(true);
      if (read.receipt !== null) expect(read.receipt).toMatch(/^[\dA-Z]{6,20}$/);
    }),
    { numRuns: 1000 },
  );
});

test("the payer's number is never read", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^2547\d{8}$/), (phone) => {
      const items = [amount(375), receipt('NLJ7RT61SV'), { Name: 'PhoneNumber', Value: Number(phone) }];
      expect(JSON.stringify(readCallback(bodyOf(items)))).not.toContain(phone);
    }),
  );
});

test.each([
  [375, 375],
  [375.0, 375],
  ['375', 375],
  ['375.00', 375],
  [' 375 ', 375],
  [375.5, null],
  ['375.50', null],
  ['3,75', null],
  ['0x177', null],
  ['', null],
  [0, null],
  [-375, null],
  [Infinity, null],
  [1e9, null],
  [1, 1],
  [1_000_000, 1_000_000],
  [1_000_001, null],
  ['1000000', 1_000_000],
  ['1000001', null],
  ['375.0000', 375],
  ['375.00000', null],
  ['+375', null],
  [true, null],
  [[375], null],
  [null, null],
  [undefined, null],
])('an amount of %j is read as %j', (told, read) => {
  expect(readCallback(bodyOf([amount(told), receipt('NLJ7RT61SV')]))?.amount).toBe(read);
});

test.each([
  ['ABC123', 'ABC123'],
  [' nlj7rt61sv ', 'NLJ7RT61SV'],
  ['ABC12', null],
  ['A'.repeat(20), 'A'.repeat(20)],
  ['A'.repeat(21), null],
  ['NLJ7-RT61', null],
  [1234567, null],
  [null, null],
])('a receipt of %j is read as %j', (told, read) => {
  expect(readCallback(bodyOf([amount(375), receipt(told)]))?.receipt).toBe(read);
  const told2 = { Key: 'OriginalTransactionID', Value: told };
  const result = {
    ResultCode: '0',
    ResultParameters: { ResultParameter: [told2, { Key: 'Amount', Value: 'B'.repeat(9) }] },
  };
  expect(readReversal({ Result: result })).toEqual({ code: '0', receipt: read });
});

test('a callback is read whole, each id from its own field', () => {
  expect(readCallback(bodyOf([amount(375), receipt('NLJ7RT61SV')]))).toEqual({
    merchantRequestId: '29115-34620561-1',
    checkoutRequestId: 'ws_CO_191220191020363925',
    ...paid,
  });
  const reversal = (result: unknown) => readReversal({ Result: result });
  expect([reversal({ ResultCode: 2001 }), reversal({ ResultCode: null }), reversal('0'), readReversal(null)]).toEqual([
    { code: '2001', receipt: null },
    null,
    null,
    null,
  ]);
});

test('an amount without a value, and two that differ, are none', () => {
  expect(readCallback(bodyOf([{ Name: 'Amount' }]))?.amount).toBeNull();
  expect(readCallback(bodyOf([amount(375), amount(50)]))?.amount).toBeNull();
  expect(readCallback(bodyOf([amount(375), amount(375)]))?.amount).toBe(375);
});

test.each([
  [0, '0'],
  ['0', '0'],
  [' 0 ', '0'],
  [1032, '1032'],
  ['SFC_IC0003', 'SFC_IC0003'],
  ['500.001.1001', '500.001.1001'],
])('a result code of %j is read as %j', (told, read) => {
  expect(readCallback(bodyOf([], { ResultCode: told }))?.code).toBe(read);
});

test.each([[null], [undefined], [''], [0.5], [false], [[0]], [{}], ['x'.repeat(101)], ['0; drop']])(
  'a callback with a result code of %j is none',
  (told) => {
    expect(readCallback(bodyOf([amount(375)], { ResultCode: told }))).toBeNull();
  },
);

test('a failure without metadata, and a list of one without its brackets, are read', () => {
  const failed = { Body: { stkCallback: { ResultCode: '1032' } } };
  const nothing = { merchantRequestId: null, checkoutRequestId: null, amount: null, receipt: null };
  expect(readCallback(failed)).toEqual({ ...nothing, code: '1032' });
  expect(readCallback(bodyOf(amount('375')))?.amount).toBe(375);
});
