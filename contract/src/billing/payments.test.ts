import { expect, test } from 'vitest';
import { payingPhone } from './payments.ts';
import { premiumTrial, productNames, products, promptPauseSeconds, promptSeconds } from './products.ts';

test.each(['0712345678', '0712 345 678', '0712-345-678', '(0712) 345.678', '+254 712 345 678', '254712345678'])(
  'a number may be written as people write it: %s',
  (text) => {
    expect(payingPhone.parse(text)).toBe('254712345678');
  },
);

test.each(['0812345678', '0712 345 67', '0712345678x', '255712345678', ''])('no Kenyan mobile number is %j', (text) => {
  expect(payingPhone.safeParse(text).success).toBe(false);
});

test.each([
  ['0712345678', '254712345678'],
  ['0799999999', '254799999999'],
  ['0101234567', '254101234567'],
  ['0111234567', '254111234567'],
  ['110000000', '254110000000'],
  ['712345678', '254712345678'],
  ['0121234567', null],
  ['0912345678', null],
  ['0112345678901', null],
  ['00712345678', null],
  ['+0712345678', null],
  ['254 0712345678', null],
])('the number %s is %s to M-Pesa', (text, number) => {
  expect(payingPhone.safeParse(text).data ?? null).toBe(number);
});

test('the passes, their prices and times, and the time of a prompt', () => {
  expect({ products, productNames, premiumTrial, promptPauseSeconds, promptSeconds }).toEqual({
    products: {
      day: { price: 50, hours: 24, graceHours: 0 },
      week: { price: 150, hours: 168, graceHours: 24 },
      month: { price: 375, hours: 720, graceHours: 72 },
    },
    productNames: ['day', 'week', 'month'],
    premiumTrial: { hours: 72, rememberedDays: 730 },
    promptPauseSeconds: 120,
    promptSeconds: 75,
  });
});
