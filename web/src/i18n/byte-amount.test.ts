import { expect, test } from 'vitest';
import { byteAmount } from './byte-amount.ts';

test.each([
  [0, '0 KB'],
  [412_300, '412 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [1_449_000, '1.4 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(byteAmount(bytes).replace('\u00A0', ' ')).toBe(text);
});
