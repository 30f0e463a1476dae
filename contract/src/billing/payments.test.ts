import { expect, test } from 'vitest';
import { payingPhone } from './payments.ts';

test.each(['0712345678', '0712 345 678', '0712-345-678', '(0712) 345.678', '+254 712 345 678', '254712345678'])(
  'a number may be written as people write it: %s',
  (text) => {
    expect(payingPhone.parse(text)).toBe('254712345678');
  },
);

test.each(['0812345678', '0712 345 67', '0712345678x', '255712345678', ''])('no Kenyan mobile number is %j', (text) => {
  expect(payingPhone.safeParse(text).success).toBe(false);
});
