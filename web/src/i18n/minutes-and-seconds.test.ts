import { expect, test } from 'vitest';
import { minutesAndSeconds } from './minutes-and-seconds.ts';

test('a time is in minutes and whole seconds', () => {
  expect([0, 17.9, 108, 120].map(minutesAndSeconds)).toEqual(['0:00', '0:17', '1:48', '2:00']);
});
