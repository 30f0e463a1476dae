import { expect, test } from 'vitest';
import { upperAgeText } from './ages.ts';

test('the slider’s upper end reads "65+"', () => {
  expect([64, 65, 100].map(upperAgeText)).toEqual(['64', '65+', '65+']);
});
