import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterPinCodes,
  failureOf,
  isFailure,
  isInitiatorRefused,
  refusalOf,
  refusals,
  unsentCodes,
} from './result-codes.ts';

const told = [
  ['1', 'balance'],
  ['2', 'limit'],
  ['3', 'limit'],
  ['4', 'limit'],
  ['8', 'limit'],
  ['17', 'too_soon'],
  ['1001', 'other_prompt'],
  ['1019', 'expired'],
  ['1025', 'not_sent'],
  ['1032', 'cancelled'],
  ['1037', 'unreachable'],
  ['2001', 'wrong_pin'],
  ['2028', 'unavailable'],
  ['8006', 'pin_locked'],
  ['9999', 'not_sent'],
  ['SFC_IC0003', 'unavailable'],
] as const;
const final: readonly string[] = told.map(([code]) => code);

test.each(told)('the code %s is final and is told as %s', (code, failure) => {
  expect(isFailure(code)).toBe(true);
  expect(failureOf(code)).toBe(failure);
});

test.each([
  [refusals.phone, 'phone_invalid'],
  [refusals.request, 'unavailable'],
  [refusals.credentials, 'unavailable'],
])('the refusal %s is told as %s', (code, failure) => {
  expect(failureOf(code)).toBe(failure);
});

test('no other code is final: neither 0 nor what nobody has documented', () => {
  const other = fc.oneof(
    fc.constantFrom('0', '4999', '500.001.1001', '400.002.02', '500.003.02', '429', '01', 'constructor'),
    fc.string(),
    fc.nat().map(String),
  );
  fc.assert(
    fc.property(
      other.filter((code) => !final.includes(code)),
      (code) => !isFailure(code),
    ),
  );
});

test.each([
  ['500.001.1001', 'Merchant does not exist', 'credentials'],
  ['500.001.1001', 'Wrong credentials', 'credentials'],
  ['500.001.1001', 'Unable to lock subscriber, a transaction is already in process', '1001'],
  ['500.001.1001', 'The transaction is being processed', null],
  ['500.001.1001', '', null],
  ['400.002.02', 'Bad Request - Invalid PhoneNumber', 'phone_invalid'],
  ['400.002.02', 'Bad Request - Invalid CallBackURL', 'request_invalid'],
  ['404.001.03', 'Invalid Access Token', 'credentials'],
  ['500.003.02', 'System is busy', null],
  ['500.003.03', 'Quota violation', null],
  ['', '', null],
])('the error %s "%s" refuses a prompt as %j', (code, message, refusal) => {
  expect(refusalOf({ code, message })).toBe(refusal);
});

test.each(['401.003.01', '400.008.01', '400.008.02'])('the error %s is about the credentials', (code) => {
  expect(refusalOf({ code, message: 'Invalid' })).toBe('credentials');
});

test('a PIN was typed before few failures, few prompts were never shown, and few refusals are of the initiator', () => {
  const codes = [...final, '0', '21'];
  expect(codes.filter(isInitiatorRefused)).toEqual(['2001', '8006', '21']);
  expect(codes.filter((code) => afterPinCodes.includes(code))).toEqual(['1', '2001']);
  expect(codes.filter((code) => unsentCodes.includes(code))).toEqual(['17', '1001', '1025', '9999']);
  expect([failureOf('0'), failureOf('4999')]).toEqual([null, null]);
});
