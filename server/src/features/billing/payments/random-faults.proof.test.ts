import { randomBytes, randomUUID } from 'node:crypto';
import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { productNames, products, type Product } from '@mwanzo/contract/billing/products';
import { expect, test } from 'vitest';
import type { PaymentCallback, Prompt, QueryResult } from '../../../gateways/payments/payments.ts';
import type { TestMember } from '../../../testing/factories.ts';
import { createFaults, type Fate } from './faults.fixture.ts';
import { askDueOrders } from './index.ts';
import { acceptedAs, createPaymentsWorld, newReceipt } from './payments-world.fixture.ts';
import { proofSize } from '../../../testing/proof-size.ts';

// Orders with random faults of every kind that M-Pesa is known to have.
// PAYMENT_SEED repeats a run.

const ordersMax = proofSize(40, 400);
const seed = Number(process.env['PAYMENT_SEED'] ?? 1);
const minuteMs = 60_000;

const world = await createPaymentsWorld();
const { clock, database, newMember, newPhone, settling, staged } = world;
const apps = [world.app, await world.buildAgain()];
const faults = createFaults(seed);

interface Charge extends Fate {
  readonly prompt: Prompt;
  readonly member: TestMember;
  readonly receipt: string;
  readonly promptedAt: number;
  asked: number;
}

const charges = new Map<string, Charge>();
const deliveries: { at: number; send: () => Promise<unknown> }[] = [];
const promptedBy = new Map<string, TestMember>();

const anyApp = () => faults.pick(apps);
const post = async (url: string, payload: object) => {
  const response = await anyApp().inject({ method: 'POST', url: new URL(url).pathname, payload });
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
};

function told({ paid, receipt, checkoutRequestId, failure }: Charge): PaymentCallback {
  const ids = { merchantRequestId: null, checkoutRequestId };
  if (paid === null) return { ...ids, code: failure, amount: null, receipt: null };
  return { ...ids, code: '0', amount: paid, receipt };
}

async function promptWith(prompt: Prompt) {
  const member = promptedBy.get(prompt.phone);
  if (!member) throw new Error('A phone was prompted that nobody named');
  const fate = faults.decide(prompt.amount);
  const promptedAt = clock.now().getTime();
  const charge: Charge = { ...fate, prompt, member, receipt: newReceipt(), promptedAt, asked: 0 };
  charges.set(fate.checkoutRequestId, charge);
  const whole = told(charge);
  for (const { delayMs, garble } of fate.callbacks) {
    const send = () => post(prompt.callbackUrl, { told: garble(whole) });
    if (delayMs < 0) await send();
    else deliveries.push({ at: promptedAt + delayMs, send });
  }
  if (fate.response === 'accepted') return { ...acceptedAs(0), ...ids(fate) } as const;
  return fate.response === 'refused'
    ? ({ outcome: 'refused', code: '1001' } as const)
    : ({ outcome: 'unknown', code: null } as const);
}

const ids = ({ checkoutRequestId }: Fate) => ({ merchantRequestId: `m-${checkoutRequestId}`, checkoutRequestId });

/**
 * Queries tell the truth at the end. Before that there are wrong results, errors, and a payment that is reported before
 * the PIN.
 */
function answerQuery(checkoutRequestId: string): Promise<QueryResult> {
  const charge = charges.get(checkoutRequestId);
  if (!charge) return Promise.resolve({ outcome: 'unknown', code: '400.002.02' });
  charge.asked += 1;
  if (clock.now().getTime() - charge.promptedAt < 75_000) return Promise.resolve({ outcome: 'paid' });
  const lie = charge.lies[charge.asked - 1];
  if (lie) return Promise.resolve(lie);
  return Promise.resolve(
    charge.paid === charge.prompt.amount ? { outcome: 'paid' } : { outcome: 'failed', code: charge.failure },
  );
}

async function forge(): Promise<void> {
  const charge = faults.pick([...charges.values()].slice(-50));
  const receipt = newReceipt();
  const claim = { merchantRequestId: null, code: '0', amount: charge.prompt.amount, receipt };
  const nowhere = `https://x.test/api/till/${randomBytes(24).toString('hex')}/`;
  await post(nowhere, { told: { ...claim, checkoutRequestId: charge.checkoutRequestId } });
}

async function makeOrder(member: TestMember): Promise<void> {
  const token = await world.tokens.issue({ userId: member.id, role: 'member' }, 1);
  const product: Product = faults.pick(productNames);
  const phone = newPhone();
  promptedBy.set(`254${phone.slice(1)}`, member);
  const payload = { product, phone, client_key: randomUUID(), remember: false };
  const request = { method: 'POST', url: '/api/payments/orders/', payload } as const;
  const headers = { authorization: `Bearer ${token}` };
  // The client repeats requests whose outcome it does not know.
  const responses = await Promise.all(
    Array.from({ length: faults.chance(0.2) ? 2 : 1 }, () => anyApp().inject({ ...request, headers })),
  );
  for (const response of responses) expect(response.json<PaymentOrder>()).toMatchObject({ product });
}

async function deliverDue(): Promise<void> {
  const now = clock.now().getTime();
  const due = deliveries.filter(({ at }) => at <= now);
  deliveries.splice(0, deliveries.length, ...deliveries.filter(({ at }) => at > now));
  for (let start = 0; start < due.length; start += 8)
    await Promise.all(due.slice(start, start + 8).map(({ send }) => send()));
}

async function step(): Promise<void> {
  await deliverDue();
  await Promise.all([askDueOrders(settling), askDueOrders(settling)]);
}

async function nextEvent(): Promise<number | null> {
  const [{ at = null } = {}] = await world.rows<{ at: Date | null }>(
    `select min(next_query_at) as at from payment_orders where checkout_request_id is not null`,
  );
  const times = [...deliveries.map((delivery) => delivery.at), ...(at === null ? [] : [at.getTime()])];
  return times.length === 0 ? null : Math.min(...times);
}

test(
  `${ordersMax} orders under all faults: Premium for each that was paid, once, and the books hold the same money`,
  { timeout: 3_600_000 },
  async () => {
    staged.prompting = promptWith;
    staged.asking = answerQuery;
    // The limit of a service that allows more queries, so that a day of the test's clock is enough.
    await database.pool.query('insert into payment_query_slots select slot, now() from generate_series(6, 300) slot');
    const members = await Promise.all(Array.from({ length: Math.min(ordersMax, 200) }, newMember));
    for (let made = 0; made < ordersMax; made += members.length) {
      const buyers = members.slice(0, ordersMax - made);
      for (let start = 0; start < buyers.length; start += 8)
        await Promise.all(buyers.slice(start, start + 8).map(makeOrder));
      await Promise.all(Array.from({ length: 5 }, forge));
      for (let minute = 0; minute < 12; minute += 1) {
        clock.advance(minuteMs);
        await step();
      }
    }
    for (let at = await nextEvent(); at !== null; at = await nextEvent()) {
      clock.set(new Date(Math.max(clock.now().getTime() + minuteMs, at)));
      await step();
    }

    const stored = await world.rows<{ checkout: string; state: string; periods: number; money: number }>(
      `select coalesce(orders.checkout_request_id, 'none') as checkout, orders.state,
         (select count(*)::int from premium_periods period where period.order_id = orders.id) as periods,
         coalesce((select sum(amount)::int from payment_receipts money where money.order_id = orders.id),
           case when orders.state = 'paid' then orders.amount else 0 end) as money
       from payment_orders orders`,
    );
    expect(stored).toHaveLength(ordersMax);
    const byCheckout = new Map(stored.map((row) => [row.checkout, row]));
    const wrong = [...charges.values()].flatMap((charge) => {
      const row = byCheckout.get(charge.checkoutRequestId);
      const isPaid = charge.paid === charge.prompt.amount;
      const fits = row
        ? row.periods === (isPaid ? 1 : 0) && row.money === (charge.paid ?? 0) && (isPaid ? row.state === 'paid' : true)
        : charge.paid === null;
      return fits ? [] : [{ ...row, paid: charge.paid, price: charge.prompt.amount }];
    });
    expect(wrong).toEqual([]);
    const truth = [...charges.values()];
    expect(stored.reduce((sum, { money }) => sum + money, 0)).toBe(
      truth.reduce((sum, { paid }) => sum + (paid ?? 0), 0),
    );
    expect(stored.reduce((sum, { periods }) => sum + periods, 0)).toBe(
      truth.filter(({ paid, prompt }) => paid === prompt.amount).length,
    );
    expect(Object.values(products).length).toBe(productNames.length);
  },
);
