import { expect, test } from 'vitest';
import { codeAt, describeKey, stepOf } from './step-code.ts';

const key = Buffer.from('12345678901234567890');
const typedKey = describeKey(key, 'amina@example.com').key;

// The last six digits of the vectors of RFC 6238, appendix B, for SHA-1.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  const now = new Date(second * 1000);
  expect(codeAt(typedKey, now)).toBe(code);
  expect(stepOf(code, key, now)).toBe(Math.floor(second / 30));
});

test('a code counts for its step and for those beside it, and nothing else is a code', () => {
  const now = new Date(1_111_111_110_000);
  const shifted = (steps: number) => new Date(now.getTime() + steps * 30_000);
  const code = codeAt(typedKey, now);
  const step = Math.floor(now.getTime() / 30_000);
  expect([-2, -1, 0, 1, 2].map((steps) => stepOf(code, key, shifted(steps)))).toEqual([null, step, step, step, null]);
  expect(['', '12345', '١٢٣٤٥٦', `${code} `].map((text) => stepOf(text, key, now))).toEqual([null, null, null, null]);
});

test('a key is told as a link for an app, and as text to be typed', () => {
  expect(describeKey(key, 'amina@example.com')).toEqual({
    key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri:
      'otpauth://totp/Mwanzo:amina%40example.com?issuer=Mwanzo&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' +
      '&algorithm=SHA1&digits=6&period=30',
  });
});
