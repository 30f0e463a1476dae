import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Publication } from '../../../gateways/event-bus/event-bus.ts';
import { tellOfTrialEnds } from '../../../jobs/tell-of-trial-ends.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { beginCourse, createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { addPeriod, takeEndedTrials } from '../../core/premium/index.ts';
import { createTrialClient } from '../../core/premium/trial-client.fixture.ts';
import { remindOfPremiumEnd } from './remind-of-end.ts';
import { tellOfTrialEnd } from './tell-of-trial-end.ts';

const testApp = await buildTestApp();
const { inject, database, serving, clock, events } = testApp;
const { headersOf, newVerified, start, verify } = createTrialClient(testApp);
const begin = clock.now();
const hourMs = 60 * 60 * 1000;
const goTo = (hours: number, ms = 0) => clock.set(new Date(begin.getTime() + hours * hourMs + ms));

beforeEach(() => clock.set(begin));

async function newTrial(): Promise<TestMember> {
  const member = await newVerified();
  await start(member);
  return member;
}

const noticesOf = async (member: TestMember): Promise<{ kind: string; params: object; link: string }[]> =>
  (await inject({ url: '/api/notifications/', headers: await headersOf(member) })).json();

const [buyer, trier] = [101, 102];
const say = createTeller(testApp);
const buys = (userId: number, product: 'week' | 'month', orderId: number) => async () =>
  void (await addPeriod(database, { userId, product, orderId, now: clock.now() }));
const passes = (hours: number) => async () => clock.advance(hours * hourMs);
const tells = async () => {
  await remindOfPremiumEnd(testApp);
  await tellOfTrialEnd(testApp);
};

const steps: readonly Step[] = [
  ['a month is bought', buys(buyer, 'month', 1)],
  ['a trial begins', () => say(trier, 'POST', 'premium/trial/')],
  ['once', () => say(trier, 'POST', 'premium/trial/')],
  ['three days but a minute pass', passes(72 - 1 / 60)],
  ['nobody is told', tells],
  ['a minute passes', passes(1 / 60)],
  ['the trial has ended', tells],
  ['once', tells],
  ['what its member reads', () => say(trier, 'GET', 'notifications/')],
  ['three days before the end of the month', passes(24 * 24)],
  ['its member is told', tells],
  ['a day before', passes(48)],
  ['again', tells],
  ['once', tells],
  ['a week is added', buys(buyer, 'week', 2)],
  ['at the end of the month', passes(24)],
  ['nobody is told', tells],
  ['at the end of the week', passes(7 * 24)],
  ['nobody is, as a week is short', tells],
  ['what the member reads', () => say(buyer, 'GET', 'notifications/')],
];

test('each step of Premium has its notices and its rows', async () => {
  beginCourse(testApp);
  for (const id of [buyer, trier]) await verify(await createMember(testApp, { id }));
  await expect(await tellCourse(testApp, steps)).toMatchFileSnapshot('./in-words/course-of-premium.txt');
});

test('the end of a trial is told once, at its last moment and not before, by however many processes', async () => {
  const member = await newTrial();
  const heard: Publication[] = [];
  onTestFinished(events.subscribe((publication) => heard.push(publication)));
  goTo(72, -1);
  await tellOfTrialEnd(testApp);
  expect(await noticesOf(member)).toEqual([]);
  goTo(72);
  await Promise.all([tellOfTrialEnd(testApp), tellOfTrialEnd(testApp)]);
  await tellOfTrialEnd(testApp);
  const told = { kind: 'premium', params: { days_left: 0, is_trial: true }, link: '/premium', is_read: false };
  expect(await noticesOf(member)).toMatchObject([told]);
  expect(heard.map(({ event }) => event.type).toSorted()).toEqual(['notification', 'payment']);
});

test('a trial that a paid pass follows ends without a word, and so does one that ended long ago', async () => {
  const [paying, late] = [await newTrial(), await newTrial()];
  await addPeriod(database, { userId: paying.id, product: 'day', orderId: 4711, now: begin });
  goTo(72);
  await database.pool.query('update premium_periods set reminded_days = 0 where user_id = $1', [late.id]);
  await tellOfTrialEnd(testApp);
  await database.pool.query('update premium_periods set reminded_days = null where user_id = $1', [late.id]);
  goTo(144);
  await tellOfTrialEnd(testApp);
  for (const member of [paying, late]) expect(await noticesOf(member)).toEqual([]);
});

test('all whose trial has ended hear of it, also when they are more than one transaction takes', async () => {
  const members = [await newTrial(), await newTrial(), await newTrial()];
  goTo(72);
  await tellOfTrialEnd(testApp, 2);
  for (const member of members) expect(await noticesOf(member)).toHaveLength(1);
});

test('a running server tells it by itself', async () => {
  const member = await newTrial();
  goTo(72);
  const failures: unknown[] = [];
  const loop = tellOfTrialEnds({ database: serving, clock, events, onFailure: (_, error) => failures.push(error) });
  onTestFinished(() => loop.stop());
  await expect.poll(() => noticesOf(member)).toHaveLength(1);
  expect(failures).toEqual([]);
});

test('ended trials are found by an index', async () => {
  const plan = await explain(database, takeEndedTrials.text, valuesOf(takeEndedTrials, { now: begin, limit: 10 }));
  expect(plan).toContain('premium_periods_trial_ending');
  expect(plan).not.toContain('Seq Scan on premium_periods');
});
