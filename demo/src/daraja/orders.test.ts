import { randomUUID } from 'node:crypto';
import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { productNames } from '@mwanzo/contract/billing/products';
import { afterAll, expect, test } from 'vitest';
import { randomFaults, type Faults } from './faults.ts';
import { startFakeDaraja } from './start-fake-daraja.ts';
import { createDarajaPayments } from '../../../server/src/gateways/payments/daraja-payments.ts';
import { buildTestApp } from '../../../server/src/testing/build-test-app.ts';
import { createMember } from '../../../server/src/testing/factories.ts';
import { createTestClock } from '../../../server/src/testing/test-clock.ts';
import { askDueOrders } from '../../../server/src/features/billing/payments/index.ts';

// The real gateway over HTTP against the fake Daraja, with all its faults. FAKE_ORDERS=1000 runs more.

const ordersMax = Number(process.env['FAKE_ORDERS'] ?? 40);
const minuteMs = 60_000;
const clock = createTestClock();

/** No server can find out that a query is wrong which says, after the prompt's end, that an unpaid order is paid. */
const plausible = (faults: Faults): Faults => ({
  ...faults,
  queries: faults.queries.map((answer) => (answer === 'early 0' ? '4999' : answer)),
});

const daraja = await startFakeDaraja({
  seed: 'orders',
  clock,
  queriesPerMinute: 5,
  tokenSeconds: 3599,
  faults: (_, random) => plausible(randomFaults(random)),
});
const payments = createDarajaPayments(daraja.config, { clock, timeoutMs: 200 });
const checkout = { kind: 'mpesa' as const, pretendPhonePort: null, callbackOrigin: '' };
const world = await buildTestApp({}, { payments, checkout });
checkout.callbackOrigin = await world.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => daraja.stop());

async function advance(ms: number): Promise<void> {
  await daraja.advance(ms);
  world.clock.set(clock.now());
  await askDueOrders({ ...world.dependencies, payments });
}

async function order(place: number): Promise<void> {
  const member = await createMember(world);
  const product = productNames[place % productNames.length];
  const phone = `07${String(10_000_001 + place)}`;
  const payload = { product, phone, client_key: randomUUID(), remember: false };
  const response = await world.inject({
    method: 'POST',
    url: '/api/payments/orders/',
    headers: member.headers,
    payload,
  });
  expect(response.json<PaymentOrder>()).toMatchObject({ product });
}

test(
  `${ordersMax} orders with the fake Daraja: Premium for each that was paid, and no money unseen`,
  { timeout: 600_000 },
  async () => {
    const started = performance.now();
    for (let place = 0; place < ordersMax; place += 1) {
      await order(place);
      if (place % 8 === 7) await advance(minuteMs);
    }
    for (let minute = 0; minute < 30; minute += 1) await advance(minuteMs);
    for (let hour = 0; hour < 27; hour += 1) for (let part = 0; part < 6; part += 1) await advance(10 * minuteMs);
    if (process.env['FAKE_ORDERS'])
      process.stdout.write(`${ordersMax} orders in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    const { rows } = await world.database.pool.query<{
      reference: string;
      amount: number;
      state: string;
      periods: number;
    }>(
      `select replace(code, '-', '') as reference, amount, state,
       (select count(*)::int from premium_periods period where period.order_id = orders.id) as periods
     from payment_orders orders`,
    );
    const paid = new Set(daraja.ledger.payments.map(({ reference }) => reference));
    const isWrong = ({ reference, periods, state }: (typeof rows)[number]) =>
      paid.has(reference)
        ? !(periods === 1 || ['needs_review', 'expired'].includes(state))
        : periods !== 0 || state === 'paid';
    expect(rows.filter(isWrong)).toEqual([]);
    expect(rows).toHaveLength(ordersMax);
    expect(rows.filter(({ periods }) => periods === 1).length).toBeGreaterThan(ordersMax / 5);
  },
);
