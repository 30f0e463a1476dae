import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { expect, onTestFinished, test } from 'vitest';
import type { Mail } from '../../../gateways/mail/mailer.ts';
import type { QueryResult } from '../../../gateways/payments/payments.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { createMember } from '../../../testing/factories.ts';
import { differenceOf, readTables } from '../../../testing/whole-member/read-tables.ts';
import { moveSwitch } from '../../trust/moderation/index.ts';
import {
  askDueOrders,
  askReceipts,
  collectReceiptMails,
  countPayments,
  exportBooks,
  listForReview,
  listWithoutReceipt,
  noteFound,
  noteReceipt,
  noteUnpaid,
  refundOrder,
  refusePrompts,
  sendReceiptMail,
} from './index.ts';
import { makeOrderCode } from './order-code.ts';
import { createPaymentsWorld, newReceipt } from './payments-world.fixture.ts';

const world = await createPaymentsWorld();
const { ask, callBack, clock, database, input, newMember, read, rows, settling, staged } = world;
const [minute, hour] = [60_000, 3_600_000];
const on = { database, clock };

clock.set('2026-03-01T06:00:00Z');
const [asha, brian] = [await createMember(world, { id: 501 }), await createMember(world, { id: 502 })];
await database.pool.query("insert into member_settings (user_id, language) values (502, 'sw')");
/** The code of the newest order. */
let code = '';
let keys = 0;

/** Orders a pass with a new token and a new key. */
async function order({ id }: { readonly id: number }, product: string, phone: string, remember = false) {
  keys += 1;
  const client_key = `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
  const headers = { authorization: `Bearer ${await world.tokens.issue({ userId: id, role: 'member' }, 1)}` };
  const made = (await ask({ id, token: '', headers }, { product, phone, client_key, remember })).json<PaymentOrder>();
  if (made.product) code = made.code;
  return made;
}

const told = async (response: ReturnType<typeof callBack>) => (await response).json();
const isPaid: QueryResult = { outcome: 'paid' };
const isUnknown: QueryResult = { outcome: 'unknown', code: '4999' };

/** Asks M-Pesa about what is due after these times, with this outcome. */
async function askAfter(result: QueryResult, ...waits: readonly number[]): Promise<void> {
  staged.asking = () => Promise.resolve(result);
  for (const wait of waits) {
    clock.advance(wait);
    await askDueOrders(settling);
  }
}

async function tellReceipt(receipt: string): Promise<unknown> {
  await askReceipts({ ...settling, checkout: { callbackOrigin: 'https://mwanzo.test' } });
  const { callbackUrl = '', merchantRequestId = '' } = staged.lost.at(-1) ?? {};
  const found = { code: '0', isInitiatorRefused: false, isCompleted: true, merchantRequestId, receipt, amount: 50 };
  return (await world.tell(callbackUrl, { found })).json();
}

async function codeOf(receipt: string): Promise<string> {
  const found = await rows<{ code: string }>(
    'select code from payment_orders orders join payment_receipts on order_id = orders.id where receipt = $1',
    [receipt],
  );
  return found[0]?.code ?? '';
}

const mailed: Mail[] = [];
const mailer = { send: (mail: Mail) => Promise.resolve(void mailed.push(mail)), close: () => {} };

async function mailReceipts(): Promise<readonly number[]> {
  const ids = await collectReceiptMails(on);
  for (const id of ids) await sendReceiptMail({ ...on, mailer, siteUrl: 'https://mwanzo.test' }, id);
  return ids;
}

const steps: readonly (readonly [words: string, step: () => Promise<unknown>])[] = [
  ['an order with a phone to remember', () => order(asha, 'week', '0712345678', true)],
  ['its PIN is not typed', () => told(callBack({ code: '1032', amount: null, receipt: null }))],
  ['another one is too soon', () => order(asha, 'week', '0712345678')],
  ['one for another pass forgets the phone', () => order(asha, 'month', '0712345678')],
  ['it is paid', () => told(callBack({ receipt: 'FIRST00001' }))],
  ['it is paid again', () => told(callBack({ receipt: 'SECOND0001' }))],
  ['its member reads it', () => read(asha, code)],
  ['a second pass follows', () => order(asha, 'day', '0712345679')],
  ['M-Pesa sends an unknown code', () => told(callBack({ code: 'x'.repeat(60), amount: null, receipt: null }))],
  ['and the money', () => told(callBack({ checkoutRequestId: null, receipt: 'THIRD00001' }))],
  ['a query confirms it', () => askAfter(isPaid, 2 * minute)],
  ['the first pass is paid back', async () => refundOrder(on, await codeOf('FIRST00001'))],
  ['an order of another member', () => order(brian, 'week', '0722000001')],
  ['is paid with money that does not fit', () => told(callBack({ amount: 1, receipt: 'ODD0000001' }))],
  ['the owner of that phone wants no prompts', () => refusePrompts(on, code, true)],
  ['and gets none', () => order(brian, 'day', '0722000001')],
  ['and wants them again', () => refusePrompts(on, code, false)],
  ['an order without a callback', () => order(brian, 'day', '0722000002')],
  ['a query says that it is paid', () => askAfter(isPaid, 2 * minute)],
  ['later its receipt is told', () => askAfter(isUnknown, 6 * minute).then(() => tellReceipt('LATE000001'))],
  ['an order of which M-Pesa says nothing', () => order(brian, 'week', '0722000003')],
  ['is left to a person', () => askAfter(isUnknown, 3 * minute, 25 * hour, hour)],
  ['who finds its receipt', () => noteReceipt(on, code, 'BYHAND0001')],
  ['another one like it', () => order(asha, 'day', '0712345680')],
  ['is left too', () => askAfter(isUnknown, 3 * minute, 25 * hour, hour)],
  ['and was not paid', () => noteUnpaid(on, code)],
  ['money without an order', () => noteFound(on, { receipt: 'FOUND00001', amount: 151, userId: null })],
  ['money of a member', () => noteFound(on, { receipt: 'FOUND00002', amount: 50, userId: 501 })],
  ['an order whose callback is lost', () => order(asha, 'day', '0712345681')],
  ['is paid by a query', () => askAfter(isPaid, 2 * minute)],
  ['one that waits', () => askAfter(isUnknown, 2 * hour).then(() => order(brian, 'month', '0722000004'))],
  ['the numbers', () => countPayments(database, clock.now())],
  ['what waits for a person', async () => (await listForReview(database, clock.now())).map(inShort)],
  ['what has no receipt', () => listWithoutReceipt(database, clock.now())],
  ['the books', async () => (await exportBooks(database, '2026-03')).split('\n')],
  ['the receipts are mailed', mailReceipts],
  ['and once', mailReceipts],
];

const inShort = ({ code: of, why, receipts }: Awaited<ReturnType<typeof listForReview>>[number]) =>
  [of, why, ...receipts].join(', ');

test('each step of orders has its result, tells its member and writes its rows', async () => {
  const heard: string[] = [];
  onTestFinished(world.events.subscribe(({ to, event }) => heard.push(`-> ${to.join()} ${JSON.stringify(event)}`)));
  const tables = ['orders', 'receipts', 'events', 'phones', 'refused_phones'].map((name) => `payment_${name}`);
  const readRows = () => readTables(database, [...tables, 'premium_periods', 'notifications']);
  const lines: string[] = [];
  let before = await readRows();
  for (const [words, step] of steps) {
    heard.length = 0;
    const result = await step();
    const after = await readRows();
    lines.push(`== ${words}: ${JSON.stringify(result) ?? 'nothing'}`, ...heard, ...differenceOf(before, after));
    before = after;
    clock.advance(1000);
  }
  await expect(named(`${lines.join('\n')}\n`)).toMatchFileSnapshot('./in-words/course-of-orders.txt');
});

test('a receipt that somebody else notes at the same moment pays no second pass', async () => {
  const { id } = await newMember();
  const noted = `insert into payment_receipts (receipt, order_id, amount, received_at)
    select 'ATONCE0001', max(id), 50, now() from payment_orders`;
  const late = await commitOnceAwaited(
    database,
    (other) => other.query(noted),
    () => noteFound(on, { receipt: 'ATONCE0001', amount: 50, userId: id }),
  );
  expect([late, await rows('select from payment_orders where user_id = $1', [id])]).toEqual([null, []]);
});

let codes: string[] = [];

/** A code is drawn. Here it is named after its place among the codes. */
function named(text: string): string {
  codes = [...new Set([...codes, ...(text.match(/MW-[2-9A-HJ-NP-Z]{8}/g) ?? [])])];
  return codes.reduce((words, each, place) => words.replaceAll(each, `MW-${place + 1}`), text);
}

test('a receipt is mailed in the language of its member, as text and as a page', async () => {
  const mails = mailed.map(({ text, html, ...envelope }) => `${JSON.stringify(envelope)}\n${text}\n${html}`).join('\n');
  expect(mails).not.toMatch(/\b(?:0|254)7\d{8}/);
  await expect(named(mails)).toMatchFileSnapshot('./in-words/receipt-mails.txt');
});

test('while payments are switched off, nothing new is ordered, and an order under way settles', async () => {
  const member = await newMember();
  const asked = input();
  const made = (await ask(member, asked)).json<PaymentOrder>();
  const { switches } = world.dependencies;
  const move = async (isOn: boolean) => {
    await moveSwitch(world.dependencies, null, { name: 'payments', isOn, because: 'a test' });
    await switches.catchUp();
  };
  onTestFinished(() => move(true));
  await move(false);
  expect((await ask(await newMember(), input())).json()).toMatchObject({ code: 'payments_off' });
  // The response to the first request may have been lost.
  expect((await ask(member, asked)).json<PaymentOrder>().code).toBe(made.code);
  await world.callBack({});
  expect((await read(member, made.code)).state).toBe('paid');
});

test('the operator counts each state, and lists what waits, to the millisecond', async () => {
  await rows("update payment_orders set state = 'failed', receipt_due_at = null, verified_at = $1", [clock.now()]);
  clock.advance(48 * hour);
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  /** Stores so many orders, with the moment at which each was paid or ended. */
  const store = async (state: string, count: number, at: Date, more = 'null, null') => {
    for (let left = count; left > 0; left -= 1)
      await rows(
        `insert into payment_orders (code, client_key, product, amount, state, result_code, created_at, resolved_at,
           paid_at, ends_at, receipt_due_at, verified_at)
         values ($1, gen_random_uuid(), 'day', 50, $2, 'unanswered', $3, $3, $3, $3, ${more})`,
        [makeOrderCode(), state, at],
      );
  };
  for (const [at, state] of ['created', 'pushing', 'pending', 'unconfirmed'].entries())
    await store(state, at + 1, clock.now());
  for (const [at, state] of ['needs_review', 'refunding'].entries()) await store(state, at + 5, clock.now());
  for (const [at, state] of ['expired', 'paid'].entries()) {
    await store(state, at + 1, ago(hour));
    await store(state, 1, ago(hour - 1));
  }
  await store('paid', 1, ago(hour), 'now(), now()');
  await store('refunded', 2, ago(hour), 'now(), now()');
  await store('paid', 3, ago(hour - 1), 'now(), now()');
  await store('failed', 4, ago(hour), 'now(), now()');
  await rows('delete from payment_receipts');
  for (const ms of [24 * hour, 24 * hour + 1, 0])
    await rows(
      `insert into payment_receipts (receipt, order_id, amount, received_at)
       select $1, max(id), 50, $2 from payment_orders`,
      [newReceipt(), ago(ms)],
    );
  const counted = (await countPayments(database, clock.now())).map(({ state, count }) => `${count} ${state}`);
  expect(counted.slice(-3)).toEqual(['2 received', '3 without_receipt', '0 late']);
  expect(counted.slice(0, -3).toSorted()).toEqual([
    '1 created',
    '2 expired',
    '2 pushing',
    '3 pending',
    '4 unconfirmed',
    '5 needs_review',
    '6 refunding',
  ]);
  const listed = (await listForReview(database, clock.now())).map(({ state }) => state);
  const of = (count: number, state: string) => Array.from({ length: count }, () => state);
  expect(listed).toEqual([...of(5, 'needs_review'), ...of(6, 'refunding'), 'expired', ...of(2, 'paid')]);
});
