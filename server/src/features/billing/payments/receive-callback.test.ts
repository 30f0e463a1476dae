import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createPaymentsWorld, newReceipt } from './payments-world.fixture.ts';

const world = await createPaymentsWorld();
const { buildAgain, callBack, clock, countPeriods, newMember, order, read, rows, staged, storedState, tell } = world;
const hourMs = 3_600_000;

test('a callback with the right amount and a new receipt pays at once', async () => {
  const member = await newMember();
  const { code } = await order(member, 'month');
  const told: unknown[] = [];
  onTestFinished(world.events.subscribe(({ to, event }) => told.push([...to, event])));
  const receipt = newReceipt();
  const response = await callBack({ receipt });
  expect([response.statusCode, response.json()]).toEqual([200, { ResultCode: 0, ResultDesc: 'Accepted' }]);
  const paid = await read(member, code);
  expect(paid).toMatchObject({ state: 'paid', receipt, amount: 375, paid_at: clock.now().toISOString() });
  expect(Date.parse(paid.ends_at ?? '') - Date.parse(paid.starts_at ?? '')).toBe(30 * 24 * hourMs);
  expect(told).toEqual([
    [member.id, { type: 'payment' }],
    [member.id, { type: 'notification', kind: 'payment' }],
  ]);
  const premium = await world.inject({ method: 'GET', url: '/api/premium/', headers: member.headers });
  expect(premium.json()).toMatchObject({ plan: 'premium', until: paid.ends_at });
  expect(await rows("select from notifications where user_id = $1 and kind = 'payment'", [member.id])).toHaveLength(1);
});

test('four callbacks at the same moment, to two processes, settle once', async () => {
  const other = await buildAgain();
  const member = await newMember();
  await order(member);
  const { callbackUrl = '', amount } = staged.prompts.at(-1) ?? {};
  const told = { merchantRequestId: null, checkoutRequestId: null, code: '0', amount, receipt: newReceipt() };
  const request = { method: 'POST' as const, url: new URL(callbackUrl).pathname, payload: { told } };
  const responses = await Promise.all([
    world.inject(request),
    other.inject(request),
    world.inject(request),
    other.inject(request),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await countPeriods(member)).toBe(1);
  expect(await rows("select from notifications where user_id = $1 and kind = 'payment'", [member.id])).toHaveLength(1);
});

test('forged callbacks and junk get the same response and activate nothing', async () => {
  const member = await newMember();
  const { code } = await order(member);
  const { callbackUrl = '', amount } = staged.prompts.at(-1) ?? {};
  const paid = { merchantRequestId: null, checkoutRequestId: 'checkout-999', code: '0', amount, receipt: newReceipt() };
  const right = { ...paid, checkoutRequestId: null };
  const elsewhere = `https://mwanzo.test/api/till/${randomBytes(24).toString('hex')}/`;
  const responses = [
    await tell(elsewhere, { told: right }),
    await tell(callbackUrl, { told: paid }),
    await tell(callbackUrl, { told: { ...right, merchantRequestId: 'merchant-999' } }),
    await tell(callbackUrl, { told: { ...right, amount: null } }),
    await tell(callbackUrl, { told: { ...right, amount: 0 } }),
    await tell(callbackUrl, { told: { ...right, receipt: null } }),
    await tell(callbackUrl, { junk: '\u0000'.repeat(10) }),
    await tell(callbackUrl, ['x'.repeat(20_000)]),
  ];
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect([await storedState(code), await countPeriods(member)]).toEqual(['pending', 0]);
});

test.each([-1, 1])('a payment that differs by KES %i goes to review, and nothing pays after it', async (difference) => {
  const member = await newMember();
  const { code, amount } = await order(member);
  await callBack({ amount: amount + difference });
  expect(await read(member, code)).toMatchObject({ state: 'review', starts_at: null });
  expect(await countPeriods(member)).toBe(0);
  await callBack({});
  expect([await storedState(code), await countPeriods(member)]).toEqual(['needs_review', 0]);
});

test('a second receipt on one order goes to review, and Premium stays', async () => {
  const member = await newMember();
  const { code } = await order(member);
  const receipt = newReceipt();
  await callBack({ receipt });
  clock.advance(1000);
  await callBack({});
  expect([await storedState(code), await countPeriods(member)]).toEqual(['needs_review', 1]);
  expect(await read(member, code)).toMatchObject({ receipt });
  expect(
    await rows('select from payment_receipts join payment_orders orders on orders.id = order_id where code = $1', [
      code,
    ]),
  ).toHaveLength(2);
});

test('two receipts at the same moment are one payment and one question', async () => {
  const member = await newMember();
  const { code } = await order(member);
  await Promise.all([callBack({}), callBack({})]);
  expect([await storedState(code), await countPeriods(member)]).toEqual(['needs_review', 1]);
});

test('the receipt of one order pays no other one', async () => {
  const receipt = newReceipt();
  const { code: earlier } = await order(await newMember());
  await callBack({ receipt });
  await fillEvents(earlier);
  const member = await newMember();
  const { code } = await order(member);
  await callBack({ receipt });
  expect([await storedState(code), await countPeriods(member)]).toEqual(['needs_review', 0]);
  const noted = `select event.code from payment_events event join payment_orders orders on orders.id = event.order_id
    where orders.code = $1 order by event.id`;
  expect(await rows(noted, [code])).toEqual([{ code: 'accepted' }, { code: '0' }, { code: 'to_review' }]);
  // Of the first order, of which enough is kept, nothing more is.
  await callBack({ receipt: newReceipt() }, staged.prompts.at(-2));
  expect(await rows(noted, [earlier])).toHaveLength(200);
});

/** Keeps as many events of an order as ever are. */
async function fillEvents(code: string): Promise<void> {
  await rows(
    `insert into payment_events (order_id, kind, code, created_at)
     select id, 'query', 'told', $2
     from payment_orders orders, generate_series((select count(*) from payment_events where order_id = orders.id), 199)
     where code = $1`,
    [code, clock.now()],
  );
}

test.each([{ receipt: null }, { amount: null }, { amount: 0 }])(
  'a callback with %j pays nothing, and M-Pesa is asked, also if its response to the prompt was lost',
  async (told) => {
    const member = await newMember();
    const { code } = await order(member);
    await world.database.pool.query(
      `update payment_orders set merchant_request_id = null, checkout_request_id = null, next_query_at = null
        where code = $1`,
      [code],
    );
    await callBack({ ...told, merchantRequestId: `m-${code}`, checkoutRequestId: `c-${code}` });
    expect([await storedState(code), await countPeriods(member)]).toEqual(['pending', 0]);
    const [kept] = await rows(
      `select checkout_request_id is null as "isUnknown", next_query_at is null as "isUnasked"
        from payment_orders where code = $1`,
      [code],
    );
    expect(kept).toEqual({ isUnknown: false, isUnasked: false });
  },
);

test.each(['4999', '500.001.1001x', 'unheard-of', '', '-1', '404'])(
  'the unknown code %j is no failure: the payment may still come',
  async (code) => {
    const member = await newMember();
    const made = await order(member);
    await callBack({ code, amount: null, receipt: null });
    expect(await storedState(made.code)).toBe('pending');
    await callBack({});
    expect([await storedState(made.code), await countPeriods(member)]).toEqual(['paid', 1]);
  },
);

test.each([
  ['1', 'balance'],
  ['1032', 'cancelled'],
  ['1037', 'unreachable'],
  ['2001', 'wrong_pin'],
])('the code %s is told as %s, and a payment that comes later counts', async (said, failure) => {
  const member = await newMember();
  const { code } = await order(member);
  await callBack({ code: said, amount: null, receipt: null });
  expect(await read(member, code)).toMatchObject({ state: 'failed', failure });
  await callBack({});
  expect([await storedState(code), await countPeriods(member)]).toEqual(['paid', 1]);
});

test('a failure that comes after the payment changes nothing', async () => {
  const member = await newMember();
  const { code } = await order(member);
  await callBack({});
  await callBack({ code: '1032', amount: null, receipt: null });
  expect([await storedState(code), await countPeriods(member)]).toEqual(['paid', 1]);
});

test('Premium that is bought while there is some follows it', async () => {
  const member = await newMember();
  const { code: first } = await order(member, 'day');
  await callBack({});
  const { code: second } = await order(member, 'week');
  await callBack({});
  const [one, other] = [await read(member, first), await read(member, second)];
  expect(other.starts_at).toBe(one.ends_at);
});

test('what is kept of callbacks holds no phone number, and nobody changes it', async () => {
  const { code } = await order(await newMember());
  const { callbackUrl = '' } = staged.prompts.at(-1) ?? {};
  const items = [
    { Name: 'PhoneNumber', Value: 254712345678 },
    { Name: 'PhoneNumber', Value: '0722000***' },
  ];
  await tell(callbackUrl, { Body: { items, text: 'from 254712345678 or 0712345678 or +254110345678, 2547123***78' } });
  const [{ body = '' } = {}] = await rows<{ body: string }>(
    `select body from payment_events event join payment_orders orders on orders.id = event.order_id
     where orders.code = $1 and kind = 'callback'`,
    [code],
  );
  expect(body).toContain('from (phone)');
  expect(body).not.toMatch(/\d{4}/);
  for (const change of ["update payment_events set code = 'x'", 'delete from payment_events'])
    await expect(world.serving.pool.query(change)).rejects.toThrow('neither changed nor deleted');
});

test.each([
  ['a code that nobody knows', { code: '4999', amount: null, receipt: null }],
  ['no receipt', { receipt: null }],
  ['no amount', { amount: null }],
])('after a callback with %s, M-Pesa is asked once the prompt is over, and at once after that', async (_, told) => {
  const { code } = await order(await newMember());
  const prompted = clock.now().getTime();
  const askedIn = async (seconds: number) => {
    await rows('update payment_orders set next_query_at = null where code = $1', [code]);
    clock.set(new Date(prompted + seconds * 1000));
    await callBack(told);
    const text = 'select next_query_at as at from payment_orders where code = $1';
    const [{ at = null } = {}] = await rows<{ at: Date | null }>(text, [code]);
    return at === null ? null : (at.getTime() - prompted) / 1000;
  };
  expect([await askedIn(10), await askedIn(75), await askedIn(100)]).toEqual([75, 75, 100]);
  // About an order that is paid, M-Pesa need not be asked again.
  await callBack({});
  expect([await askedIn(200), await storedState(code)]).toEqual([null, 'paid']);
});

test('a callback that cannot be read is noted as unreadable, and the next one by its code', async () => {
  const { code } = await order(await newMember());
  const { callbackUrl = '' } = staged.prompts.at(-1) ?? {};
  await tell(callbackUrl, { junk: true });
  await callBack({ code: '1032', amount: null, receipt: null });
  const noted = await rows(
    `select kind, event.code, body from payment_events event join payment_orders orders on orders.id = order_id
     where orders.code = $1 order by event.id`,
    [code],
  );
  expect(noted).toEqual([
    { kind: 'prompt', code: 'accepted', body: null },
    { kind: 'callback', code: 'unreadable', body: '{"junk":true}' },
    { kind: 'callback', code: '1032', body: expect.stringContaining('"code":"1032"') },
  ]);
});
