import { randomUUID } from 'node:crypto';
import { productNames } from '@mwanzo/contract/billing/products';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../../server/src/app.ts';
import { askDueOrders, askReceipts, exportBooks } from '../../../server/src/features/billing/payments/index.ts';
import { createDarajaPayments } from '../../../server/src/gateways/payments/daraja-payments.ts';
import { buildTestApp } from '../../../server/src/testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../server/src/testing/factories.ts';
import { createKillableDatabase } from '../../../server/src/testing/killable-database.ts';
import { proofSize } from '../../../server/src/testing/proof-size.ts';
import { createTestClock } from '../../../server/src/testing/test-clock.ts';
import { randomFaults, type Faults } from './faults.ts';
import { seededRandom } from './seeded-random.ts';
import { startFakeDaraja } from './start-fake-daraja.ts';

// The real gateway against the fake Daraja with all its faults, in processes that die at random statements.
// BOOKS_SEED repeats a run.

const ordersMax = proofSize(16, 24);
const seed = process.env['BOOKS_SEED'] ?? 'books';
const [minuteMs, hourMs] = [60_000, 3_600_000];
const clock = createTestClock();
const random = seededRandom(`${seed}:deaths`);

/** No server can find out that a query is wrong which says, after the prompt's end, that an unpaid order is paid. */
const plausible = (faults: Faults): Faults => ({
  ...faults,
  payer: random() < 0.8 ? 'pays' : faults.payer,
  queries: faults.queries.map((answer) => (answer === 'early 0' ? '4999' : answer)),
});

const daraja = await startFakeDaraja({ seed, clock, faults: (_, own) => plausible(randomFaults(own)) });
afterAll(() => daraja.stop());
const payments = createDarajaPayments(daraja.config, { clock, timeoutMs: 200 });
const checkout = { kind: 'mpesa' as const, pretendPhonePort: null, callbackOrigin: '' };
const world = await buildTestApp({}, { payments, checkout });

/** A process that serves at the same port as the one before it. */
async function startProcess(port: number) {
  const database = createKillableDatabase(world.serving);
  const app = await buildApp({ ...world.dependencies, database });
  const address = await app.listen({ port, host: '127.0.0.1' });
  return { app, database, address };
}

let running = await startProcess(0);
checkout.callbackOrigin = running.address;
let deaths = 0;
afterAll(() => running.app.close());

/** Acts in the process that runs. If that dies, the next one replaces it, and callbacks fail meanwhile. */
async function attempt(act: () => Promise<unknown>): Promise<void> {
  await act().catch(() => undefined);
  if (!running.database.isDead) return;
  deaths += 1;
  await running.app.close().catch(() => undefined);
  if (random() < 0.5) await daraja.advance(minuteMs);
  running = await startProcess(Number(new URL(checkout.callbackOrigin).port));
}

const mayDie = (): void => {
  if (random() < 0.4) running.database.killAt(1 + Math.floor(random() * 20), random() < 0.5 ? 'before' : 'after');
};

async function advance(ms: number): Promise<void> {
  await attempt(() => daraja.advance(ms));
  world.clock.set(clock.now());
  const jobs = { ...world.dependencies, payments, checkout };
  await attempt(() => askDueOrders({ ...jobs, database: running.database }));
  await attempt(() => askReceipts({ ...jobs, database: running.database }));
}

async function order(member: TestMember, place: number): Promise<void> {
  const product = productNames[place % productNames.length];
  const phone = `07${String(10_000_001 + place)}`;
  const payload = { product, phone, client_key: randomUUID(), remember: false };
  const request = { method: 'POST', url: '/api/payments/orders/', headers: member.headers, payload } as const;
  mayDie();
  await attempt(() => running.app.inject(request));
}

interface Row {
  readonly reference: string;
  readonly state: string;
  readonly code: string;
  readonly isNamed: boolean;
  readonly periods: number;
  readonly receipts: readonly string[];
}

// Fails if an order can stay open, if a receipt that was lost is not asked for, if a result pays another order, or if
// the export leaves a receipt out.
test(
  `${ordersMax} orders in processes that die: each is decided, and the books have every receipt that M-Pesa can tell`,
  { timeout: 600_000 },
  async () => {
    const members = await Promise.all(Array.from({ length: ordersMax }, () => createMember(world)));
    for (const [place, member] of members.entries()) {
      await order(member, place);
      if (place % 4 === 3) await advance(minuteMs);
      mayDie();
    }
    for (let part = 0; part < 12; part += 1) await advance(2 * minuteMs);
    for (let hour = 0; hour < 28; hour += 1) await advance(hourMs);
    for (let half = 0; half < 8; half += 1) await advance(12 * hourMs);
    expect(deaths).toBeGreaterThan(ordersMax / 8);

    const { rows } = await world.database.pool.query<Row>(
      `select replace(code, '-', '') as reference, code, state, merchant_request_id is not null as "isNamed",
         (select count(*)::int from premium_periods period where period.order_id = orders.id) as periods,
         array(select receipt from payment_receipts money where money.order_id = orders.id) as receipts
       from payment_orders orders order by id`,
    );
    expect(rows.filter(({ state }) => !['paid', 'failed', 'needs_review'].includes(state))).toEqual([]);
    const ledger = new Map(daraja.ledger.payments.map((payment) => [payment.reference, payment]));
    const isWrong = ({ reference, state, periods, receipts, isNamed }: Row): boolean => {
      const payment = ledger.get(reference);
      if (!payment) return state === 'paid' || periods > 0 || receipts.length > 0;
      const isKnown = receipts.length === 1 && receipts[0] === payment.receipt;
      // M-Pesa can be asked about a payment whose callbacks were all lost only by the id of its request.
      if (!isKnown) return isNamed || state !== 'needs_review';
      return state === 'paid' ? periods !== 1 : state !== 'needs_review' || periods > 1;
    };
    expect(rows.filter(isWrong)).toEqual([]);

    const months = [await exportBooks(world.database, '2026-11'), await exportBooks(world.database, '2026-12')];
    const sold = months.flatMap((month) => month.split('\n').slice(1)).filter((line) => line !== '');
    const exported = sold.map((line) => line.split(',')).map(([, code = '', , , receipt = '']) => `${code} ${receipt}`);
    const kept = rows.flatMap(({ code, receipts }) => receipts.map((receipt) => `${code} ${receipt}`));
    expect(exported.toSorted()).toEqual(kept.toSorted());
    const paid = daraja.ledger.payments.length;
    if (process.env['BOOKS_SEED'])
      process.stdout.write(`${deaths} deaths, ${paid} payments, ${kept.length} receipts in the books\n`);
    // The others are of prompts without an id, which no callback told of.
    expect(kept.length).toBeGreaterThan(paid / 2);
    const asked = await world.database.pool.query("select from payment_events where code = 'receipt 0'");
    expect(asked.rowCount).toBeGreaterThan(0);
  },
);
