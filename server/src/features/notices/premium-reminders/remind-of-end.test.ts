import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Publication } from '../../../gateways/event-bus/event-bus.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { addPeriod, revokePeriod, takeDueReminders } from '../../core/premium/index.ts';
import { remindOfPremiumEnd } from './remind-of-end.ts';

const testApp = await buildTestApp();
const { inject, database, clock, tokens, events } = testApp;
const start = clock.now();
const hourMs = 60 * 60 * 1000;
const end = 720;
let orders = 1;

beforeEach(() => clock.set(start));

const buy = (member: TestMember, product: 'week' | 'month', now = start) =>
  addPeriod(database, { userId: member.id, product, orderId: (orders += 1), now });

async function remindAt(hours: number): Promise<void> {
  clock.set(new Date(start.getTime() + hours * hourMs));
  await remindOfPremiumEnd(testApp);
}

async function remindersOf(member: TestMember): Promise<(number | null)[]> {
  const token = await tokens.issue({ userId: member.id, role: 'member' }, 1);
  const list = (await inject({ url: '/api/notifications/', headers: { authorization: `Bearer ${token}` } })).json();
  expect(
    list.every(({ kind, link }: { kind: string; link: string }) => kind === 'premium' && link === '/premium'),
  ).toBe(true);
  return list.map(({ params }: { params: { days_left: number | null } }) => params.days_left).toReversed();
}

test('a month is reminded of 3 days before its end, 1 day before and at its end, once each', async () => {
  const member = await createMember(testApp);
  await buy(member, 'month');
  const heard: Publication[] = [];
  onTestFinished(events.subscribe((publication) => heard.push(publication)));
  await remindAt(end - 73);
  expect(await remindersOf(member)).toEqual([]);
  for (const hours of [end - 72, end - 71, end - 24, end - 23, end, end + 1]) {
    // Two processes run at once, and one runs again.
    await Promise.all([remindAt(hours), remindAt(hours)]);
    await remindAt(hours);
  }
  expect(await remindersOf(member)).toEqual([3, 1, 0]);
  // An open app shows each at once.
  const told = { to: [member.id], event: { type: 'notification', kind: 'premium' } };
  expect(heard).toMatchObject([told, told, told]);
});

test('a member who missed a reminder gets the next one only, and none long after the end', async () => {
  const [late, tooLate] = [await createMember(testApp), await createMember(testApp)];
  await buy(late, 'month');
  await remindAt(end - 2);
  await buy(tooLate, 'month', start);
  expect(await remindersOf(late)).toEqual([1]);
  await remindAt(end + 73);
  expect(await remindersOf(tooLate)).toEqual([]);
});

test('nobody is reminded of a week, of a month that another pass follows, or of one that was given back', async () => {
  const [weekly, renewed, refunded] = [
    await createMember(testApp),
    await createMember(testApp),
    await createMember(testApp),
  ];
  await buy(weekly, 'week');
  await buy(renewed, 'month');
  await buy(renewed, 'week');
  await buy(refunded, 'month');
  await revokePeriod(database, orders, start);
  for (const hours of [167, 168, end - 72, end - 24, end]) await remindAt(hours);
  for (const member of [weekly, renewed, refunded]) expect(await remindersOf(member)).toEqual([]);
});

test('a month is reminded of when the pass that followed it was given back', async () => {
  const member = await createMember(testApp);
  await buy(member, 'month');
  await buy(member, 'week');
  await revokePeriod(database, orders, start);
  for (const hours of [end - 72, end - 24, end]) await remindAt(hours);
  expect(await remindersOf(member)).toEqual([3, 1, 0]);
});

test('all who are due are reminded, also when they are more than one transaction takes', async () => {
  const members = [await createMember(testApp), await createMember(testApp), await createMember(testApp)];
  for (const member of members) await buy(member, 'month');
  clock.set(new Date(start.getTime() + (end - 72) * hourMs));
  await remindOfPremiumEnd(testApp, 1);
  for (const member of members) expect(await remindersOf(member)).toEqual([3]);
});

test('those who are due are found by an index', async () => {
  const plan = await explain(database, takeDueReminders.text, valuesOf(takeDueReminders, { now: start, limit: 10 }));
  expect(plan).toContain('premium_periods_ending');
  expect(plan).not.toContain('Seq Scan on premium_periods');
});
