import { expect, test } from 'vitest';
import { createOutages, type OutageChange } from './outages.ts';

test('an outage is told once, and its end once, with its failures and its length', () => {
  let now = 0;
  const outages = createOutages(() => now);
  const told: OutageChange[] = [];
  outages.onChange((change) => told.push(change));
  const error = new Error('away');
  for (now = 0; now < 60_000; now += 100) outages.note('database', error);
  expect(told).toEqual([{ outage: 'database', error, failures: 1, seconds: 0 }]);
  outages.note('mail', error);
  expect(outages.current()).toEqual(['database', 'mail']);
  outages.end('database', 5000);
  expect(outages.current()).toEqual(['database', 'mail']);
  now += 5000;
  outages.end('database', 5000);
  outages.end('database');
  expect(told.slice(2)).toEqual([{ outage: 'database', error: null, failures: 600, seconds: 65 }]);
  expect(outages.current()).toEqual(['mail']);
});
