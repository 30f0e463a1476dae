import { expect, test } from 'vitest';
import { stripPhones } from './strip-phones.ts';

test('of a callback no phone number is kept, under whatever name or in whatever text it comes', () => {
  const item = (Name: string, Value: unknown) => ({ Name, Value });
  const kept = stripPhones({
    Items: [
      item('Amount', 150),
      item('PhoneNumber', 254712345678),
      item('MSISDN', { last: '678' }),
      item('PartyA', '0712 345 678'),
      item('ReceiverPartyPublicName', 'Asha'),
      item('Receipt', 'TKL0712345'),
      null,
      { Name: 7, Value: 'kept' },
    ],
    Said: ['+254712345678 paid', '0112345678', '2547*****678', '07123***'],
  });
  expect(JSON.parse(kept)).toEqual({
    Items: [
      item('Amount', 150),
      null,
      null,
      null,
      null,
      item('Receipt', 'TKL0712345'),
      null,
      { Name: 7, Value: 'kept' },
    ],
    Said: ['(phone) paid', '(phone)', '(phone)', '(phone)'],
  });
});

test('of a long body only the beginning is kept, without a part of a number at its end, and none is null', () => {
  expect(stripPhones('a'.repeat(10_000))).toHaveLength(4000);
  expect(stripPhones(`${'a'.repeat(3990)}254712345678`)).not.toMatch(/\d/);
  expect(stripPhones(undefined)).toBe('null');
});
