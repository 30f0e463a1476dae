import { expect, test } from 'vitest';
import { checkBudgets } from './try-rules.ts';

test('a device of the account has a budget of its own; all others share those of the network and the account', () => {
  const asked = { email: 'amina@example.com', network: '203.0.113.7' };
  expect(checkBudgets({ ...asked, deviceId: 'phone' })).toEqual([
    { kind: 'device', of: [asked.email, 'phone'], max: 30, windowSeconds: 900, counts: 'all' },
  ]);
  expect(checkBudgets({ ...asked, deviceId: null })).toEqual([
    { kind: 'network', of: [asked.network], max: 300, windowSeconds: 900, counts: 'failures' },
    { kind: 'account', of: [asked.email], max: 30, windowSeconds: 900, counts: 'all' },
  ]);
});
