import { expect, test, vi } from 'vitest';
import { createDarajaPayments } from '../../../server/src/gateways/payments/daraja-payments.ts';
import { createTestClock } from '../../../server/src/testing/test-clock.ts';
import { openCallbackInbox } from './callback-inbox.fixture.ts';
import { randomFaults, type Faults } from './faults.ts';
import { startFakeDaraja } from './start-fake-daraja.ts';
import { jsonOf } from './test-daraja.fixture.ts';

// Beside other work the days of two hundred prompts take longer than usual.
vi.setConfig({ testTimeout: 60_000 });

const inbox = await openCallbackInbox();
const promptCount = 100;
const dayMs = 24 * 60 * 60_000;

/** Asks for many payments while everything goes wrong, and waits until the last late callback has come. */
async function playDay(run: string) {
  const clock = createTestClock();
  const chosen: Faults[] = [];
  const daraja = await startFakeDaraja({
    seed: 'one',
    clock,
    faults: (_, random) => {
      const faults = randomFaults(random);
      chosen.push(faults);
      return faults;
    },
  });
  const payments = createDarajaPayments(daraja.config, { clock, timeoutMs: 100 });
  const outcomes: string[] = [];
  for (let count = 0; count < promptCount; count += 1) {
    const reference = `${run}${String(count).padStart(4, '0')}`;
    const phone = `2547${12_000_001 + count}`;
    const result = await payments.prompt({ phone, amount: 50, reference, callbackUrl: inbox.url(reference) });
    outcomes.push(result.outcome);
    await daraja.advance(1000);
  }
  await daraja.advance(2 * dayMs);
  await daraja.stop();
  const told = Array.from({ length: promptCount }, (_, count) => inbox.at(`${run}${String(count).padStart(4, '0')}`));
  return { chosen, outcomes, ledger: daraja.ledger, told, payments };
}

test('a seed gives the same faults, payments and callbacks, and no told receipt is invented', async () => {
  const first = await playDay('A');
  const second = await playDay('B');
  expect(second.chosen).toEqual(first.chosen);
  const receiptsOf = ({ ledger }: typeof first) => ledger.payments.map(({ receipt, amount }) => ({ receipt, amount }));
  expect(receiptsOf(second)).toEqual(receiptsOf(first));
  expect(second.told.map(({ length }) => length)).toEqual(first.told.map(({ length }) => length));

  const receipts = new Set(first.ledger.payments.map(({ receipt }) => receipt));
  expect(receipts.size).toBe(first.ledger.payments.length);
  expect(first.ledger.paid()).toBe(50 * receipts.size);
  const read = first.told.flat().map((body) => first.payments.readCallback(jsonOf(body)));
  for (const receipt of read.flatMap((callback) => callback?.receipt ?? [])) expect(receipts).toContain(receipt);
  // Nothing of what can go wrong is left out.
  expect(new Set(first.chosen.map(({ answer }) => answer)).size).toBe(7);
  expect(new Set(first.outcomes)).toEqual(new Set(['accepted', 'unknown']));
  const paidUntold = first.ledger.payments.filter(({ reference }) => inbox.at(reference).length === 0);
  expect(paidUntold.length).toBeGreaterThan(0);
});
