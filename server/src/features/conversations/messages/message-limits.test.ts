import { planLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { changePlan, createMatch, createMember } from '../../../testing/factories.ts';
import { createMessageClient } from './message-client.fixture.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const { createCouple, send, countStored, signedIn, useUp } = createMessageClient(testApp);

const messagesMax = planLimits.basic.messagesPerDay ?? 0;

test("the messages of a day are counted from midnight to midnight in Nairobi (catches: UTC's day)", async () => {
  const before = clock.now();
  try {
    const [one, other] = await createCouple();
    await useUp(one, messagesMax);
    clock.set('2026-11-21T20:59:59.999Z');
    expect(await send(await signedIn(one), other, 'late')).toMatchObject({
      status: 429,
      body: { code: 'daily_limit_reached' },
    });
    clock.set('2026-11-21T21:00:00Z');
    const client_id = crypto.randomUUID();
    const early = await signedIn(one);
    // A phone that gets no response sends it again, and each day counts it once.
    const copies = Array.from({ length: 20 }, () => send(early, other, 'early', { client_id }));
    expect((await Promise.all(copies)).every(({ status }) => status === 201)).toBe(true);
    const { rows } = await database.pool.query(
      'select day::text, messages from daily_usage where user_id = $1 order by day',
      [one.id],
    );
    expect(rows).toEqual([
      { day: '2026-11-21', messages: messagesMax },
      { day: '2026-11-22', messages: 1 },
    ]);
  } finally {
    clock.set(before);
  }
});

test('of 60 concurrent messages with 10 left for the day, exactly 10 are sent; Premium has no limit', async () => {
  const [one, other] = await createCouple();
  await useUp(one, messagesMax - 10);
  const responses = await Promise.all(Array.from({ length: 60 }, (_, number) => send(one, other, `message ${number}`)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(responses.find(({ status }) => status === 429)).toMatchObject({
    body: { code: 'daily_limit_reached' },
    headers: { 'retry-after': '43200' },
  });
  expect(await countStored(one)).toBe(10);
  await changePlan(testApp, 'premium', one);
  expect((await send(one, other, 'one more')).status).toBe(201);
});

test('a member who has heard from a Premium member can always write back to them, and to nobody else', async () => {
  const [one, payer] = await createCouple();
  const silent = await createMember(testApp, { plan: 'premium' });
  const basic = await createMember(testApp);
  for (const other of [silent, basic]) await createMatch(testApp, one, other);
  expect((await send(one, silent, 'the first word')).status).toBe(201);
  await database.pool.query('update daily_usage set messages = $2 where user_id = $1', [one.id, messagesMax]);
  await changePlan(testApp, 'premium', payer);
  expect((await send(one, payer, 'before they wrote')).status).toBe(429);
  await send(payer, one, 'Niaje');
  await send(basic, one, 'Sasa');
  const replies = await Promise.all(Array.from({ length: 20 }, (_, number) => send(one, payer, `reply ${number}`)));
  expect(replies.every(({ status }) => status === 201)).toBe(true);
  expect((await send(one, silent, 'to somebody silent')).status).toBe(429);
  expect((await send(one, basic, 'to somebody on Basic')).status).toBe(429);
  await changePlan(testApp, 'basic', payer);
  expect((await send(one, payer, 'after their Premium')).status).toBe(429);
});

test('replies to a Premium member leave the day its messages', async () => {
  const [one, payer] = await createCouple();
  await changePlan(testApp, 'premium', payer);
  await send(payer, one, 'Niaje');
  await send(one, payer, 'Poa');
  const { rows } = await database.pool.query('select messages from daily_usage where user_id = $1', [one.id]);
  expect(rows).toEqual([]);
});
