import { expect, test } from 'vitest';
import { plainDocumentNumber } from './document-numbers.ts';

test.each([
  ['national_id', '12345678', '12345678'],
  ['national_id', ' 12 345 678 ', '12345678'],
  ['national_id', '012-345-678', '12345678'],
  ['national_id', '1234567', '1234567'],
  ['national_id', '１２３４５６７８', '12345678'],
  ['alien_id', '0654321', '654321'],
  ...(['national_id', 'alien_id'] as const).flatMap((kind) =>
    ['12345', '123456789'].map((number) => [kind, number, number] as const),
  ),
  ['passport', 'AK1234', 'AK1234'],
  ['passport', 'ak 0123456', 'AK0123456'],
  ['passport', 'A1234567', 'A1234567'],
  ['passport', 'C01X00T47', 'C01X00T47'],
  ['passport', '123456789', '123456789'],
] as const)('%s %j is %s', (kind, typed, plain) => {
  expect(plainDocumentNumber(kind, typed)).toBe(plain);
});

test.each([
  ['national_id', ''],
  ['national_id', '0000'],
  ['national_id', '1234'],
  ['national_id', '1234567890'],
  ['national_id', 'A1234567'],
  ['alien_id', '12a456'],
  ['alien_id', '1234'],
  ['alien_id', '1234567890'],
  ['passport', 'ABCDEFG'],
  ['passport', 'A123'],
  ['passport', 'AK123'],
  ['passport', 'AK01234567890'],
  ['passport', 'AK01!3456'],
] as const)('%s %j is no number of such a document', (kind, typed) => {
  expect(plainDocumentNumber(kind, typed)).toBeNull();
});
