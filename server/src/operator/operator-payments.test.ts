import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { createPaymentsWorld } from '../features/billing/payments/payments-world.fixture.ts';
import { runPayments } from './operator-payments.ts';

const { callBack, database, newMember, order, storedState } = await createPaymentsWorld();

test.each<[string, (code: string) => string]>([
  ['as it is listed', (code) => code],
  ['without its dash, as a prompt shows it', (code) => code.replace('-', '')],
  ['in small letters', (code) => ` ${code.toLowerCase()}`],
])('the operator types the code of an order %s', async (_, typedAs) => {
  const { code } = await order(await newMember());
  await callBack({});
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(['yes\n']) as unknown as typeof process.stdin);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    for (const verb of ['refund', 'not-me', 'may-ask'])
      expect(await runPayments(database, [verb, typedAs(code)])).toContain(`rder ${code} `);
  } finally {
    vi.restoreAllMocks();
  }
  expect(await storedState(code)).toBe('refunded');
});
