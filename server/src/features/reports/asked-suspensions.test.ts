import { expect, test } from 'vitest';
import { verifyAudit } from '../audit/index.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember } from '../../testing/factories.ts';
import { createReportClient } from './report-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const { act, report, caseAbout, listCases, claim, decide, answerBan, createModerator } = createReportClient(testApp);
const [first, second] = [await createModerator(), await createModerator()];
const password = 'karibu-mwanzo';
const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();

let people = 0;
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
  return { id, signIn, sanctions, until: decision.until };
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
