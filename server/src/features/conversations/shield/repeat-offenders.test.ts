import { sql } from '../../../database/sql.ts';
import { expect, test } from 'vitest';
import { createMessageClient } from '../messages/message-client.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { repeatOffenders } from './index.ts';

const testApp = await buildTestApp();
const { send } = createMessageClient(testApp);
const offendersSince = async (since: Date) =>
  (await testApp.database.pool.query(repeatOffenders({ since: sql`$1` }), [since])).rows;

test('who offends one match in three ways, again and again, has offended one person', async () => {
  const [offender, match] = [await createMember(testApp), await createMember(testApp)];
  await createMatch(testApp, offender, match);
  const start = testApp.clock.now();
  for (const text of ['Send me 5000', 'I will leak your photos', 'Invest in crypto with me, profit guaranteed'])
    for (let time = 0; time < 2; time += 1) await send(offender, match, text, { confirmed: true });
  const { rows } = await testApp.database.pool.query('select kind from message_warnings where sender_id = $1', [
    offender.id,
  ]);
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(3);
  expect(await offendersSince(start)).toEqual([]);
});

test('who asks three matches for money reaches the queue with counts and kinds; who asks two does not', async () => {
  const [offender, other] = [await createMember(testApp), await createMember(testApp)];
  const start = testApp.clock.now();
  for (const text of ['Send me 5000', 'Nitumie pesa ya basi', 'I will leak your photos']) {
    const match = await createMember(testApp);
    await createMatch(testApp, offender, match);
    await send(offender, match, text, { confirmed: true });
    await send(offender, match, 'My number is 0712 345 678', { confirmed: true });
    // One person who is asked in two ways is one person.
    if (text === 'Send me 5000') await send(offender, match, 'I will leak your photos', { confirmed: true });
  }
  for (const text of ['Send me 5000', 'Send me 6000']) {
    const match = await createMember(testApp);
    await createMatch(testApp, other, match);
    await send(other, match, text, { confirmed: true });
    await send(other, match, text, { confirmed: true });
  }
  expect(await offendersSince(start)).toEqual([
    { user_id: offender.id, receivers: 3, sent: 4, kinds: ['money', 'sextortion'], last_sent_at: start },
  ]);
  expect(await offendersSince(new Date(start.getTime() + 1))).toEqual([]);
});

test('whoever is asked again counts since the last time, and who has asked the most comes first', async () => {
  const { clock } = testApp;
  const matchesOf = async (offender: TestMember, count: number) => {
    const matches = await Promise.all(Array.from({ length: count }, () => createMember(testApp)));
    for (const match of matches) await createMatch(testApp, offender, match);
    return matches;
  };
  const [offender, worse] = [await createMember(testApp), await createMember(testApp)];
  const [three, four] = [await matchesOf(offender, 3), await matchesOf(worse, 4)];
  for (const match of three) await send(offender, match, 'Send me 5000', { confirmed: true });
  const since = new Date(clock.now().getTime() + 1);
  clock.advance(1000);
  for (const match of four) await send(worse, match, 'Send me 5000', { confirmed: true });
  clock.advance(1000);
  for (const match of three) await send(offender, match, 'Send me 6000', { confirmed: true });
  expect(await offendersSince(since)).toMatchObject([
    { user_id: worse.id, receivers: 4, sent: 4 },
    { user_id: offender.id, receivers: 3, sent: 6, last_sent_at: clock.now() },
  ]);
});
