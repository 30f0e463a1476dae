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

test('the operator exports the books of each of the twelve months, and of no other', async () => {
  const exported: string[] = [];
  for (let number = 0; number <= 13; number += 1) {
    const month = `2026-${String(number).padStart(2, '0')}`;
    if ((await runPayments(database, ['export', month]))?.startsWith('date,order,')) exported.push(month);
  }
  expect(exported).toHaveLength(12);
  expect([exported[0], exported.at(-1)]).toEqual(['2026-01', '2026-12']);
});
