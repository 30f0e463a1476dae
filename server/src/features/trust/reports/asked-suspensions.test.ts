import { expect, test } from 'vitest';
import { verifyAudit } from '../../people/audit/index.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createReportClient } from './report-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const { act, report, caseAbout, listCases, claim, decide, answerBan, createModerator } = createReportClient(testApp);
const [first, second] = [await createModerator(), await createModerator()];
const password = 'karibu-mwanzo';
const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();

let people = 0;
interface Suspended {
  readonly id: number;
}
/** A moderator suspends somebody, of whom nothing else waits, for this many days. Returns the case. */
async function suspendAgain(by: TestMember, them: Suspended, days: number): Promise<number> {
  await report(await createMember(testApp), them);
  const { id } = await caseAbout(by, them);
  await claim(by, id);
  const decision = { decision: 'suspend', reason: 'money', note: 'Again.', until: inDays(days) };
  expect((await decide(by, id, decision)).status).toBe(200);
  return id;
}
/** So many days have passed since the decisions about this member. */
async function daysPass({ id }: Suspended, days: number): Promise<void> {
  const text = `update report_cases set decided_at = decided_at - $2::integer * interval '1 day',
    until = until - $2::integer * interval '1 day' where reported_id = $1 and decided_at is not null`;
  await database.pool.query(text, [id, days]);
  const restriction = `update users set restricted_until = restricted_until - $2::integer * interval '1 day'
    where id = $1`;
  await database.pool.query(restriction, [id, days]);
}
const waitsFor = async (by: TestMember, id: number): Promise<boolean> =>
  (await listCases(by)).some((each: Suspended) => each.id === id);

/** Somebody whom the first moderator suspends for this many days. */
async function suspend(days: number) {
  const email = `long.${(people += 1)}@gmail.com`;
  const payload = { email, password, confirmPassword: password, birthday: '1995-05-05', full_name: 'Kiptoo Chege' };
  const { user } = (await inject({ method: 'POST', url: '/api/signup/', payload })).json();
  await report(await createMember(testApp), user);
  const { id } = await caseAbout(first, user);
  await claim(first, id);
  const decision = { decision: 'suspend', reason: 'money', note: 'He asks for money.', until: inDays(days) };
  expect(await decide(first, id, decision)).toEqual({ status: 200, body: { id, decision: 'suspend' } });
  const signIn = async () => (await act(null, 'POST', '/api/token/', { email, password })).body;
  const sanctions = async () => {
    const text = `select details ->> 'sanction' as told from notifications where user_id = $1 and kind = 'safety'
      order by id`;
    return (await database.pool.query(text, [user.id])).rows.map(({ told }) => told);
  };
  return { id, them: user as Suspended, signIn, sanctions, until: decision.until };
}

test('one reviewer suspends for 30 days alone', async () => {
  const { id, signIn, until } = await suspend(30);
  expect(await signIn()).toMatchObject({ code: 'account_suspended', decision: { decision: 'suspend', until } });
  expect((await listCases(second)).map((each: { id: number }) => each.id)).not.toContain(id);
});

test('a longer suspension is one of 24 hours until another reviewer confirms it', async () => {
  const { id, signIn, sanctions, until } = await suspend(3650);
  const meanwhile = inDays(1);
  expect(await signIn()).toMatchObject({ code: 'account_suspended', decision: { until: meanwhile } });
  const asked = {
    asked_by: first.id,
    reason: 'money',
    note: 'He asks for money.',
    decision: 'suspend',
    until,
    holds_until: meanwhile,
  };
  expect((await listCases(second))[0]).toMatchObject({ id, asked_ban: asked });
  // The suspension that holds meanwhile ends first.
  const overview = await act(second, 'GET', '/api/moderation/overview/');
  expect(overview.body.asked).toEqual({ waiting: 1, ends_at: meanwhile });
  expect((await claim(first, id)).body.code).toBe('already_decided');
  expect((await answerBan(first, id, 'confirm')).status).toBe(404);
  expect((await claim(second, id)).body).toMatchObject({ id, asked_ban: asked });
  expect(await answerBan(second, id, 'confirm')).toEqual({ status: 200, body: { id, answer: 'confirm' } });
  expect(await signIn()).toMatchObject({ code: 'account_suspended', decision: { decision: 'suspend', until } });
  expect(await sanctions()).toEqual(['suspend', 'suspend']);
  const marks = await database.pool.query('select from banned_marks where case_id = $1', [id]);
  expect(marks.rowCount).toBe(0);
});

test('a declined one stays one of 24 hours', async () => {
  const { id, signIn, sanctions } = await suspend(31);
  await claim(second, id);
  expect((await answerBan(second, id, 'decline')).status).toBe(200);
  expect(await signIn()).toMatchObject({ code: 'account_suspended', decision: { until: inDays(1) } });
  expect(await sanctions()).toEqual(['suspend']);
});

test('asking and answering are in the audit by their own names, with the end that was asked for', async () => {
  expect((await verifyAudit(database)).broken).toBeNull();
  const { rows } = await database.pool.query(
    `select action, checks ->> 'until' as until from moderation_audit where action like '%suspension' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'ask_suspension',
    'confirm_suspension',
    'ask_suspension',
    'decline_suspension',
  ]);
  expect(Date.parse(rows[0].until)).toBe(Date.parse(inDays(3650)));
});

test('a reviewer cannot go beyond 30 days alone by repeating shorter suspensions', async () => {
  const { them, signIn } = await suspend(20);
  await daysPass(them, 20);
  expect(await waitsFor(second, await suspendAgain(first, them, 10))).toBe(false);
  await daysPass(them, 9);
  const id = await suspendAgain(first, them, 3);
  expect(await waitsFor(second, id)).toBe(true);
  expect(await signIn()).toMatchObject({ decision: { until: inDays(1) } });
  expect((await claim(second, id)).body.suspended_alone).toEqual([]);
  await answerBan(second, id, 'confirm');
  expect(await signIn()).toMatchObject({ decision: { until: inDays(3) } });
});

test('the suspensions of another reviewer, and those that one has confirmed, do not count', async () => {
  const { them } = await suspend(30);
  await daysPass(them, 1);
  expect(await waitsFor(first, await suspendAgain(second, them, 30))).toBe(false);
  const long = await suspend(60);
  await claim(second, long.id);
  await answerBan(second, long.id, 'confirm');
  expect(await waitsFor(second, await suspendAgain(first, long.them, 30))).toBe(false);
});

test('after more than 30 days without a suspension a reviewer may decide alone again', async () => {
  const { them } = await suspend(30);
  await daysPass(them, 61);
  expect(await waitsFor(second, await suspendAgain(first, them, 30))).toBe(false);
});
