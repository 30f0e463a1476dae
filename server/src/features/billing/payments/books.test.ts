import { expect, test } from 'vitest';
import {
  askDueOrders,
  collectReceiptMails,
  exportBooks,
  forgetPaymentEvents,
  listForReview,
  refundOrder,
  sendReceiptMail,
} from './index.ts';
import { valuesOf } from '../../../database/sql.ts';
import { deleteRows } from '../../personal-data/index.ts';
import { type Mail, MailError } from '../../../gateways/mail/mailer.ts';
import { explain } from '../../../testing/explain.ts';
import { listPromptsTo } from './prompts.repository.ts';
import { createPaymentsWorld } from './payments-world.fixture.ts';
import {
  closeStaleOrders,
  dropPhonesOfDeleted,
  findOrderByToken,
  listNewestOrders,
  listUnmailed,
} from './orders.repository.ts';
import { claimLostReceipt } from './receipts.repository.ts';
import { claimDueOrder } from './settlements.repository.ts';

const world = await createPaymentsWorld();
const { callBack, clock, countPeriods, database, newMember, order, read, rows, settling, staged, storedState } = world;

const noticesOf = (id: number) =>
  rows("select details ->> 'decision' as told from notifications where user_id = $1 and kind = 'payment'", [id]);

test('a refund ends Premium, tells the member, and happens once', async () => {
  const member = await newMember();
  const { code } = await order(member);
  await callBack({});
  expect(await refundOrder({ database, clock }, code)).toBe(true);
  expect(await refundOrder({ database, clock }, code)).toBe(false);
  expect(await countPeriods(member)).toBe(0);
  expect(await read(member, code)).toMatchObject({ state: 'refunded' });
  expect(await noticesOf(member.id)).toEqual([{ told: 'approved' }, { told: 'rejected' }]);
});

test('a refund of the first of two passes begins the second one now, and its receipt says so', async () => {
  const member = await newMember();
  const { code: first } = await order(member, 'month');
  await callBack({});
  const { code: second } = await order(member, 'week');
  await callBack({});
  clock.advance(3_600_000);
  await refundOrder({ database, clock }, first);
  const now = clock.now();
  expect(await read(member, second)).toMatchObject({
    state: 'paid',
    starts_at: now.toISOString(),
    ends_at: new Date(now.getTime() + 168 * 3_600_000).toISOString(),
  });
});

test('an order that nobody has paid cannot be refunded', async () => {
  const { code } = await order(await newMember());
  expect(await refundOrder({ database, clock }, code)).toBe(false);
  expect(await refundOrder({ database, clock }, 'MW-22222222')).toBe(false);
});

test('the books of a month hold all its money and nobody, by the days of Nairobi', async () => {
  clock.set('2027-01-31T20:59:59.999Z');
  const member = await newMember();
  const { code: first } = await order(member, 'day');
  await callBack({ receipt: 'JANUARY001' });
  clock.set('2027-01-31T21:00:00Z');
  const { code: second } = await order(member, 'month');
  await callBack({ receipt: 'FEBRUARY01' });
  await refundOrder({ database, clock }, second);
  const { code: third } = await order(member, 'week');
  staged.asking = (id) =>
    Promise.resolve(
      id === `checkout-${staged.prompts.length}` ? { outcome: 'paid' } : { outcome: 'unknown', code: null },
    );
  clock.advance(75_000);
  await database.pool.query('update payment_orders set next_query_at = null where code <> $1', [third]);
  await askDueOrders(settling);
  expect(await exportBooks(database, '2027-01')).toBe(
    `date,order,product,amount,receipt,refunded\n2027-01-31 23:59,${first},day,50,JANUARY001,no`,
  );
  expect(await exportBooks(database, '2027-02')).toBe(
    [
      'date,order,product,amount,receipt,refunded',
      `2027-02-01 00:00,${second},month,375,FEBRUARY01,yes`,
      `2027-02-01 00:01,${third},week,150,,no`,
    ].join('\n'),
  );
  await rows("update payment_orders set paid_at = '2027-01-31T21:00:00Z' where code = $1", [third]);
  const months = [await exportBooks(database, '2027-01'), await exportBooks(database, '2027-02')];
  expect(months.map((month) => month.includes(third))).toEqual([false, true]);
  // A receipt that comes in another month stands where the sale is, and a second one where it came.
  const february = clock.now();
  clock.set('2027-03-02T09:00:00Z');
  await callBack({ receipt: 'LATEINMAR1' });
  await callBack({ receipt: 'LATEINMAR2' });
  const lines = async (month: string) => (await exportBooks(database, month)).split('\n').slice(1);
  expect(await lines('2027-02')).toContain(`2027-02-01 00:00,${third},week,150,LATEINMAR1,no`);
  expect(await lines('2027-03')).toEqual([`2027-03-02 12:00,${third},week,150,LATEINMAR2,no`]);
  clock.set(february);
});

test('the operator is told of money that does not fit, and of payments that no query has confirmed', async () => {
  const member = await newMember();
  const { code: odd } = await order(member);
  await callBack({ amount: 1, receipt: 'ODDAMOUNT1' });
  const { code: fresh } = await order(await newMember());
  await callBack({});
  const listed = async () => (await listForReview(database, clock.now())).map(({ code, why }) => ({ code, why }));
  expect(await listed()).toContainEqual({ code: odd, why: 'money that does not fit: wrong_amount' });
  expect((await listed()).map(({ code }) => code)).not.toContain(fresh);
  clock.advance(3_600_000);
  expect(await listed()).toContainEqual({ code: fresh, why: 'paid, not confirmed by M-Pesa' });
  // Its member is told when it is given back.
  await refundOrder({ database, clock }, odd);
  expect(await noticesOf(member.id)).toEqual([{ told: 'rejected' }]);
});

test.each([
  ['2023-06-15T12:00:00Z', '2022-05-14T12:00:00Z'],
  // As 13 months before, the table has the last day of February too.
  ['2022-03-30T12:00:00Z', '2021-02-27T12:00:00Z'],
  ['2022-03-31T12:00:00Z', '2021-02-27T12:00:00Z'],
  ['2022-12-31T12:00:00Z', '2021-11-29T12:00:00Z'],
])('on %s, what M-Pesa told of payments is kept from %s on', async (now, kept) => {
  const before = clock.now();
  const { code } = await order(await newMember());
  const early = new Date(Date.parse(kept) - 1);
  for (const at of [early, kept])
    await rows(
      `insert into payment_events (order_id, kind, code, created_at)
       select id, 'query', 'told', $2 from payment_orders where code = $1`,
      [code, at],
    );
  clock.set(now);
  await forgetPaymentEvents({ database, clock });
  clock.set(before);
  const left = await rows<{ at: Date }>(
    `select event.created_at as at from payment_events event join payment_orders orders on orders.id = event.order_id
     where orders.code = $1 and event.code = 'told'`,
    [code],
  );
  expect(left).toEqual([{ at: new Date(kept) }]);
});

test('a deleted account leaves its sales without the person, and money that comes later goes to review', async () => {
  const member = await newMember();
  await order(member, 'day');
  await callBack({ receipt: 'LEFTBEHIND' });
  const { code } = await order(member, 'week');
  await deleteRows({ database, clock }, member.id);
  expect(await rows('select from payment_orders where user_id = $1', [member.id])).toEqual([]);
  const left = await rows('select sealed_phone from payment_orders where code = $1', [code]);
  expect(left).toEqual([{ sealed_phone: null }]);
  // Nobody is left to mail the receipt to, so it does not wait before those of others.
  const paid = await database.pool.query(`select order_id from payment_receipts where receipt = 'LEFTBEHIND'`);
  expect(await collectReceiptMails({ database })).not.toContain(paid.rows[0].order_id);
  expect(await exportBooks(database, '2027-02')).toContain('LEFTBEHIND');
  await callBack({});
  expect(await storedState(code)).toBe('needs_review');
  expect(await refundOrder({ database, clock }, code)).toBe(true);
  expect(await storedState(code)).toBe('refunded');
});

test('a receipt that its mailbox refuses for good is not tried again, and any other failure is', async () => {
  await order(await newMember());
  await callBack({ receipt: 'NOMAILBOX1' });
  const paid = await rows<{ id: number }>("select order_id as id from payment_receipts where receipt = 'NOMAILBOX1'");
  const id = Number(paid[0]?.id);
  const ids: unknown[] = [];
  const send = async ({ messageId }: Mail, failure: Error) => {
    ids.push(messageId);
    throw failure;
  };
  const failing = (failure: Error) => ({ send: (mail: Mail) => send(mail, failure), close: () => {} });
  const siteUrl = 'https://mwanzo.test';
  const sendBy = (failure: Error) => sendReceiptMail({ database, clock, mailer: failing(failure), siteUrl }, id);
  await expect(sendBy(new MailError('busy'))).rejects.toThrow('busy');
  expect((await collectReceiptMails({ database })).map(Number)).toContain(id);
  await sendBy(new MailError('no such mailbox', { isFinal: true }));
  expect((await collectReceiptMails({ database })).map(Number)).not.toContain(id);
  // A mailbox knows by this that it has the mail already.
  expect(ids).toEqual([expect.any(String), ids[0]]);
});

test('each receipt is mailed once, in the language of the member, under a subject that names nothing', async () => {
  const { code: another } = await order(await newMember());
  await callBack({ receipt: 'ENGLISH001' });
  const member = await newMember();
  const { code } = await order(member, 'month');
  await callBack({ receipt: 'MAILED0001' });
  await database.pool.query("insert into member_settings (user_id, language) values ($1, 'sw')", [member.id]);
  const sent: Mail[] = [];
  const mailer = { send: (mail: Mail) => Promise.resolve(void sent.push(mail)), close: () => {} };
  const dependencies = { database, clock, mailer, siteUrl: 'https://mwanzo.test' };
  const send = async () => {
    for (const id of await collectReceiptMails(dependencies)) await sendReceiptMail(dependencies, id);
    return sent.filter(({ text }) => text.includes(code));
  };
  const [mail, ...more] = await send();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Risiti yako ${code}`);
  expect(mail?.text).toContain('MAILED0001');
  expect(mail?.text).not.toMatch(/07\d\d|2547/);
  expect(mail?.text).toContain('Malipo yako ya KES 375 yamefika.');
  for (const body of [mail?.text, mail?.html]) expect(body).toContain(`https://mwanzo.test/premium/orders/${code}`);
  const english = sent.find(({ subject }) => subject === `Your receipt ${another}`);
  for (const body of [english?.text, english?.html])
    for (const told of ['Your payment of KES 150 has arrived.', `Order ${another}, M-Pesa receipt ENGLISH001.`])
      expect(body).toContain(told);
  // An order that nobody has paid has no receipt, and takes the place of none.
  const unpaid = await rows<{ id: number }>('select id from payment_orders where code = $1', [
    (await order(await newMember())).code,
  ]);
  expect(await collectReceiptMails(dependencies)).not.toContain(unpaid[0]?.id);
  // Nairobi is three hours ahead of UTC, whatever the machine's time zone is.
  const bought = await database.pool.query('select ends_at as until from payment_orders where code = $1', [code]);
  const inNairobi = new Date(bought.rows[0].until.getTime() + 3 * 3_600_000).toISOString();
  expect(mail?.text).toContain(`${inNairobi.slice(11, 16)} (saa za Nairobi)`);
  expect(await send()).toHaveLength(1);
});

const due = { now: new Date(), slotFreeAt: new Date(), lease: new Date() };
const token = Buffer.alloc(32);
test.each([
  ['payment_orders_of_user', listNewestOrders.text, valuesOf(listNewestOrders, { userId: 1 })],
  ['payment_orders_of_phone', listPromptsTo.text, valuesOf(listPromptsTo, { phoneHash: Buffer.alloc(32) })],
  [
    'payment_orders_unsettled',
    closeStaleOrders.text,
    valuesOf(closeStaleOrders, { before: new Date(), now: new Date() }),
  ],
  ['payment_orders_token_unique', findOrderByToken.text, [token]],
  ['payment_orders_due', claimDueOrder.text, valuesOf(claimDueOrder, due)],
  ['payment_orders_receipt_due', claimLostReceipt.text, valuesOf(claimLostReceipt, { ...due, tokenHash: token })],
  ['payment_orders_unmailed', listUnmailed.text, []],
])('the index %s serves its statement', async (index, text, values) => {
  expect(await explain(database, text, values)).toContain(index);
});

test('of many orders of deleted accounts an index knows those that still have a phone', async () => {
  await database.pool.query('update payment_orders set user_id = null, phone_hash = null');
  await database.pool.query('analyze payment_orders');
  const plan = await explain(database, dropPhonesOfDeleted.text, [new Date()]);
  expect(plan).toContain('payment_orders_without_member');
});
