import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { expect, onTestFinished, test } from 'vitest';
import type { Mail } from '../../../gateways/mail/mailer.ts';
import {
  askDueOrders,
  askReceipts,
  closeOldOrders,
  collectReceiptMails,
  refundOrder,
  sendReceiptMail,
} from './index.ts';
import { makeOrderCode } from './order-code.ts';
import { acceptedAs, createPaymentsWorld } from './payments-world.fixture.ts';

const world = await createPaymentsWorld();
const { ask, clock, input, newMember, newPhone, order, read, rows, staged, storedState } = world;

/** A busy machine asks later. */
const patience = { timeout: 10_000 };

test('an order that was not prompted yet prompts its own phone, whatever number and pass are sent next', async () => {
  const member = await newMember();
  const { code } = await order(member, 'week', newPhone());
  const own = staged.prompts.at(-1)?.phone;
  await rows(`update payment_orders set state = 'created', prompted_at = null, token_hash = null where code = $1`, [
    code,
  ]);
  const before = staged.prompts.length;
  expect((await ask(member, input({ product: 'month' }))).json<PaymentOrder>()).toMatchObject({ code, amount: 150 });
  expect(staged.prompts.slice(before)).toMatchObject([{ phone: own, amount: 150 }]);
});

test('a request that comes again gets its own order, also while a later one is open', async () => {
  const member = await newMember();
  const asked = input();
  const first = (await ask(member, asked)).json<PaymentOrder>();
  await world.callBack({ code: '1032', amount: null, receipt: null });
  const second = await order(member, 'month');
  const before = staged.prompts.length;
  expect((await ask(member, asked)).json<PaymentOrder>()).toMatchObject({ code: first.code, state: 'failed' });
  expect((await ask(member, input())).json<PaymentOrder>().code).toBe(second.code);
  expect(staged.prompts).toHaveLength(before);
});

test.each([null, { outcome: 'refused', code: 'phone_invalid' } as const, { outcome: 'unknown', code: null } as const])(
  'the other pages of a member hear once what became of a prompt (%j), and of a repeated request nothing',
  async (result) => {
    const member = await newMember();
    staged.prompting = result && (() => Promise.resolve(result));
    onTestFinished(() => void (staged.prompting = null));
    const told: unknown[] = [];
    onTestFinished(world.events.subscribe(({ to, event }) => told.push([...to, event])));
    const asked = input();
    await ask(member, asked);
    await ask(member, asked);
    expect(told).toEqual([[member.id, { type: 'payment' }]]);
  },
);

test('a refusal that comes after the time of its prompt still says why, and leaves nothing to ask', async () => {
  const member = await newMember();
  staged.prompting = async () => {
    clock.advance(2 * 60_000);
    await closeOldOrders(world.settling);
    return { outcome: 'refused', code: 'phone_invalid' };
  };
  onTestFinished(() => void (staged.prompting = null));
  expect(await order(member)).toMatchObject({ state: 'failed', failure: 'phone_invalid' });
});

test('a refusal takes back no payment of which a callback has told meanwhile', async () => {
  const member = await newMember();
  staged.prompting = async (prompt) => {
    await world.callBack({}, prompt);
    return { outcome: 'refused', code: 'phone_invalid' };
  };
  onTestFinished(() => void (staged.prompting = null));
  expect(await order(member)).toMatchObject({ state: 'paid', failure: null });
  expect(await world.countPeriods(member)).toBe(1);
});

test('a callback with an id that another order gets at the same moment still pays its own order', async () => {
  staged.prompting = () => Promise.resolve({ outcome: 'unknown', code: null });
  onTestFinished(() => void (staged.prompting = null));
  const [other, { code }] = [await order(await newMember()), await order(await newMember())];
  const client = await world.database.pool.connect();
  onTestFinished(() => client.release());
  await client.query('begin');
  await client.query("update payment_orders set checkout_request_id = 'shared' where code = $1", [other.code]);
  const told = world.callBack({ checkoutRequestId: 'shared' });
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await rows(waiting)).length).toBe(1);
  await client.query('commit');
  expect((await told).statusCode).toBe(200);
  expect(await storedState(code)).toBe('paid');
});

test('whoever looks at an order has M-Pesa asked about it alone, though another one is due longer', async () => {
  await order(await newMember());
  const member = await newMember();
  const { code } = await order(member);
  clock.advance(75_000);
  await read(member, code);
  const asked = `checkout-${staged.prompts.length}`;
  await expect.poll(() => staged.queried, patience).toEqual([asked]);
  // Also when the prompt has ended, and nobody knows whether it was paid.
  clock.advance(3 * 60_000);
  await rows("update payment_orders set state = 'unconfirmed' where code = $1", [code]);
  await read(member, code);
  await expect.poll(() => staged.queried, patience).toEqual([asked, asked]);
});

test('a new order ends the stale one of its member, and no other', async () => {
  const member = await newMember();
  const [own, other] = [await order(member), await order(await newMember())];
  clock.set(own.again_at);
  await order(member, 'month');
  expect([await storedState(own.code), await storedState(other.code)]).toEqual(['unconfirmed', 'pending']);
});

/** The moments of an order, in seconds after this one. */
async function momentsOf(code: string, start: Date): Promise<Record<string, unknown>> {
  const columns = ['prompted_at', 'resolved_at', 'paid_at', 'verified_at', 'next_query_at', 'receipt_due_at'];
  const times = columns.map((name) => `round(extract(epoch from ${name} - $2)::numeric)::int as ${name}`).join();
  const told = `(select round(extract(epoch from max(event.created_at) - $2)::numeric)::int from payment_events event
    where event.order_id = orders.id) as told`;
  const [found = {}] = await rows<Record<string, unknown>>(
    `select state, ${times}, ${told}, queries, receipt_asks from payment_orders orders where code = $1`,
    [code, start],
  );
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== null));
}

test('a slow response of M-Pesa counts from its end, and the next question from the prompt', async () => {
  await rows('update payment_orders set next_query_at = null, receipt_due_at = null');
  clock.advance(3_600_000);
  const slowly = <Result>(seconds: number, result: Result) => {
    clock.advance(seconds * 1000);
    return Promise.resolve(result);
  };
  onTestFinished(() => void (staged.prompting = null));
  const start = clock.now();
  staged.prompting = (_, place) => slowly(10, acceptedAs(place));
  const { code } = await order(await newMember());
  const sent = { state: 'pending', prompted_at: 0, next_query_at: 75, told: 10, queries: 0, receipt_asks: 0 };
  expect(await momentsOf(code, start)).toEqual(sent);

  const refusedAt = clock.now();
  staged.prompting = () => slowly(10, { outcome: 'refused', code: 'phone_invalid' });
  const refused = await order(await newMember());
  const over = { state: 'failed', resolved_at: 10, told: 10, queries: 0, receipt_asks: 0 };
  expect(await momentsOf(refused.code, refusedAt)).toEqual(over);

  // While it is asked, another process would wait a minute. A late response puts no question into the past.
  const during: unknown[] = [];
  clock.set(new Date(start.getTime() + 75_000));
  staged.asking = async () => {
    during.push(await momentsOf(code, start));
    const result = await slowly(300, { outcome: 'unknown', code: '4999' } as const);
    await rows('update payment_query_slots set free_at = $1', [new Date(clock.now().getTime() + 60_000)]);
    return result;
  };
  await askDueOrders(world.settling);
  // Its time was over when the question came, and it had waited for no other.
  expect(during).toEqual([{ ...sent, state: 'pending', next_query_at: 135, queries: 1 }]);
  expect(await momentsOf(code, start)).toMatchObject({ next_query_at: 375, told: 375, queries: 1 });

  clock.advance(60_000);
  staged.asking = () => slowly(20, { outcome: 'paid' });
  await askDueOrders(world.settling);
  const paid = { state: 'paid', prompted_at: 0, resolved_at: 455, paid_at: 455, verified_at: 455, told: 455 };
  expect(await momentsOf(code, start)).toEqual({ ...paid, receipt_due_at: 455 + 300, queries: 2, receipt_asks: 0 });

  const asking = { ...world.settling, checkout: { callbackOrigin: 'https://mwanzo.test' } };
  clock.set(new Date(start.getTime() + 755_000));
  const looked: unknown[] = [];
  staged.finding = async () => {
    looked.push(await momentsOf(code, start));
    return slowly(30, { outcome: 'unknown', code: null });
  };
  await askReceipts(asking);
  expect(looked).toEqual([{ ...paid, receipt_due_at: 815, queries: 2, receipt_asks: 1 }]);
  expect(await momentsOf(code, start)).toMatchObject({ receipt_due_at: 785 + 900, told: 785, receipt_asks: 1 });
});

test('of two processes one mails a receipt, and neither mails that of an order that was paid back since', async () => {
  const on = { database: world.database, clock };
  const { code: kept } = await order(await newMember());
  await world.callBack({});
  const { code } = await order(await newMember());
  await world.callBack({});
  const sent: string[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail.subject), close: () => {} };
  const ids = await collectReceiptMails(on);
  await refundOrder(on, code);
  for (const id of [...ids, ...ids]) await sendReceiptMail({ ...on, mailer, siteUrl: 'https://mwanzo.test' }, id);
  expect(sent.filter((subject) => subject.includes(kept))).toEqual([`Your receipt ${kept}`]);
  expect(sent).not.toContain(`Your receipt ${code}`);
  expect(await collectReceiptMails(on)).toEqual([]);
});

test('a member reads the fifty newest orders, the newest first, and none of anybody else', async () => {
  const [member, other] = [await newMember(), await newMember()];
  for (const { id } of [member, other])
    await rows(
      `insert into payment_orders (code, user_id, client_key, product, amount, state, created_at, resolved_at)
       select made.code, $1, gen_random_uuid(), 'day', n, 'failed', $2, $2
       from unnest($3::text[]) with ordinality as made(code, n)`,
      [id, clock.now(), Array.from({ length: 51 }, makeOrderCode)],
    );
  const token = await world.tokens.issue({ userId: member.id, role: 'member' }, 1);
  const headers = { authorization: `Bearer ${token}` };
  const { orders } = (await world.inject({ url: '/api/payments/orders/', headers })).json<{ orders: PaymentOrder[] }>();
  expect(orders.map(({ amount }) => amount)).toEqual(Array.from({ length: 50 }, (_, at) => 51 - at));
});
