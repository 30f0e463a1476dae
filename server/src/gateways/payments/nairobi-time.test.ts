import { expect, test } from 'vitest';
import { nairobiTimestamp } from './nairobi-time.ts';

test.each([
  ['2026-11-23T06:07:08.999Z', '20261123090708'],
  ['2026-12-31T21:00:00Z', '20270101000000'],
  ['2028-02-28T23:30:00Z', '20280229023000'],
])('%s is %s in Nairobi', (moment, timestamp) => {
  expect(nairobiTimestamp(new Date(moment))).toBe(timestamp);
});
