import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { verifyAudit } from '../../people/audit/index.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { explain } from '../../../testing/explain.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { listOpenCases } from './cases.repository.ts';
import { createReportClient } from './report-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const { act, report, caseAbout, listCases, claim, decide, decideAppeal, answerBan, createModerator, noticesOf } =
  createReportClient(testApp);
const [first, second, third] = [await createModerator(), await createModerator(), await createModerator()];
const password = 'karibu-mwanzo';
const ban = { decision: 'ban', reason: 'money', note: 'He asked three people for money.' };
const day = 24 * 3_600_000;

let people = 0;
/** Somebody whom the first moderator wants to ban. */
async function askBan() {
  const email = `asked.${(people += 1)}@gmail.com`;
  const payload = { email, password, confirmPassword: password, birthday: '1995-05-05', full_name: 'Kiptoo Chege' };
  const { user, token } = (await inject({ method: 'POST', url: '/api/signup/', payload })).json();
  await report(await createMember(testApp), user);
  const { id } = await caseAbout(first, user);
  await claim(first, id);
  expect(await decide(first, id, ban)).toEqual({ status: 200, body: { id, decision: 'ban' } });
  const signIn = () => act(null, 'POST', '/api/token/', { email, password });
  const refresh = () => act(null, 'POST', '/api/token/refresh/', { refresh: token.refresh });
  const marks = async () => (await database.pool.query('select from banned_marks where case_id = $1', [id])).rowCount;
  return { id, user: user as TestMember, email, signIn, refresh, marks };
}

test('a ban is a suspension of 24 hours until another moderator confirms it', async () => {
  const { id, user, signIn, marks } = await askBan();
  const until = new Date(clock.now().getTime() + day).toISOString();
  expect((await signIn()).body).toMatchObject({ code: 'account_suspended', decision: { decision: 'suspend', until } });
  expect(await marks()).toBe(0);
  expect((await listCases(second))[0]).toMatchObject({
    id,
    user_id: user.id,
    asked_ban: { asked_by: first.id, reason: 'money', note: ban.note },
  });
  expect((await claim(second, id)).body).toMatchObject({ id, details: [{ reason: 'money' }] });
  expect(await answerBan(second, id, 'confirm')).toEqual({ status: 200, body: { id, answer: 'confirm' } });
  expect((await signIn()).body).toMatchObject({ code: 'account_banned', decision: { decision: 'ban', until: null } });
  expect(await marks()).toBe(1);
  const { rows } = await database.pool.query(
    `select details ->> 'sanction' as told from notifications where user_id = $1 and kind = 'safety' order by id`,
    [user.id],
  );
  expect(rows).toEqual([{ told: 'suspend' }, { told: 'ban' }]);
});

test('a suspended member is told so by the refusal of the refresh, but not why', async () => {
  const { refresh } = await askBan();
  expect((await refresh()).body).toEqual({
    code: 'refresh_refused',
    detail: expect.any(String),
    reason: 'restricted',
  });
});

test('the moderator who asked for a ban does not answer it, and sees it among the decided', async () => {
  const { id, marks } = await askBan();
  expect((await listCases(first)).map((each: { id: number }) => each.id)).not.toContain(id);
  expect((await listCases(first, 'decided'))[0]).toMatchObject({ id, asked_ban: { asked_by: first.id } });
  expect((await claim(first, id)).body.code).toBe('already_decided');
  expect((await answerBan(first, id, 'confirm')).status).toBe(404);
  expect(await marks()).toBe(0);
});

test('an answer needs the claim, and is given once', async () => {
  const { id } = await askBan();
  expect((await answerBan(second, id, 'confirm')).body.code).toBe('claimed_by_another');
  await claim(second, id);
  expect((await claim(third, id)).body.code).toBe('claimed_by_another');
  expect((await answerBan(third, id, 'confirm')).body.code).toBe('claimed_by_another');
  expect((await act(second, 'POST', `/api/moderation/reports/${id}/ban/`, { answer: 'confirm' })).status).toBe(400);
  expect((await answerBan(second, id, 'decline')).status).toBe(200);
  expect((await answerBan(second, id, 'confirm')).status).toBe(404);
  expect((await claim(third, id)).body.code).toBe('already_decided');
});

test('a declined ban stays a suspension, and one that nobody answers ends with it', async () => {
  const [declined, unanswered] = [await askBan(), await askBan()];
  await claim(second, declined.id);
  await answerBan(second, declined.id, 'decline');
  for (const { signIn } of [declined, unanswered]) expect((await signIn()).body.code).toBe('account_suspended');
  clock.advance(day);
  for (const { signIn, marks } of [declined, unanswered]) {
    expect((await signIn()).status).toBe(200);
    expect(await marks()).toBe(0);
  }
  // The request still waits, and the answer ends the sessions that began in the meantime.
  const { access } = (await unanswered.signIn()).body;
  const reviewer = await createModerator();
  await claim(reviewer, unanswered.id);
  expect((await answerBan(reviewer, unanswered.id, 'confirm')).status).toBe(200);
  const response = await inject({ url: '/api/profiles/me', headers: { authorization: `Bearer ${access}` } });
  expect(response.statusCode).toBe(401);
  clock.advance(-day);
});

test('a ban stays a ban when another case about the member is decided as a suspension', async () => {
  const { id, user, signIn, marks } = await askBan();
  expect((await report(await createMember(testApp), user)).status).toBe(201);
  const isLater = (each: { id: number; user_id: number }) => each.user_id === user.id && each.id !== id;
  const later = (await listCases(third)).find(isLater);
  await claim(second, id);
  expect((await answerBan(second, id, 'confirm')).status).toBe(200);
  await claim(third, later.id);
  const until = new Date(clock.now().getTime() + 7 * day).toISOString();
  const suspension = { decision: 'suspend', reason: 'harassment', note: ban.note, until };
  expect((await decide(third, later.id, suspension)).status).toBe(200);
  const banned = { code: 'account_banned', decision: { decision: 'ban', until: null } };
  expect((await signIn()).body).toMatchObject(banned);
  // Without the answer, the suspension would end by itself now.
  clock.advance(8 * day);
  expect((await signIn()).body).toMatchObject(banned);
  expect(await marks()).toBe(1);
  clock.advance(-8 * day);
});

/** Somebody who is suspended for 20 days, and then reported again. */
async function suspend() {
  const email = `suspended.${(people += 1)}@gmail.com`;
  const payload = { email, password, confirmPassword: password, birthday: '1995-05-05', full_name: 'Kiptoo Chege' };
  const { user } = (await inject({ method: 'POST', url: '/api/signup/', payload })).json();
  const judge = async (decision: object): Promise<number> => {
    await report(await createMember(testApp), user);
    const { id } = await caseAbout(first, user);
    await claim(first, id);
    expect((await decide(first, id, decision)).status).toBe(200);
    return id;
  };
  const until = new Date(clock.now().getTime() + 20 * day).toISOString();
  await judge({ ...ban, decision: 'suspend', until });
  const signIn = () => act(null, 'POST', '/api/token/', { email, password });
  return { judge, signIn, stillSuspended: { code: 'account_suspended', decision: { decision: 'suspend', until } } };
}

test('a ban that is asked for and declined does not end a longer suspension of another case', async () => {
  const { judge, signIn, stillSuspended } = await suspend();
  const asked = await judge(ban);
  await claim(second, asked);
  expect((await answerBan(second, asked, 'decline')).status).toBe(200);
  clock.advance(2 * day);
  expect((await signIn()).body).toMatchObject(stillSuspended);
  clock.advance(-2 * day);
});

test('when a ban is lifted, the suspension of another case holds until its end', async () => {
  const { judge, signIn, stillSuspended } = await suspend();
  const banned = await judge(ban);
  await claim(second, banned);
  await answerBan(second, banned, 'confirm');
  const { code, decision } = (await signIn()).body;
  expect(code).toBe('account_banned');
  await act(null, 'POST', '/api/appeals/', { token: decision.appeal_token, text: 'Sikuomba pesa.' });
  expect((await decideAppeal(third, banned, 'lift')).status).toBe(200);
  expect((await signIn()).body).toMatchObject(stillSuspended);
  clock.advance(20 * day);
  expect((await signIn()).status).toBe(200);
  clock.advance(-20 * day);
});

test('a suspension that is lifted after a ban in another case leaves the ban', async () => {
  const { user, signIn } = await askBan();
  const { appeal_token: token, id } = (await signIn()).body.decision;
  await act(null, 'POST', '/api/appeals/', { token, text: 'Sikuomba pesa.' });
  expect((await report(await createMember(testApp), user)).status).toBe(201);
  const later = (await listCases(third)).find(
    (each: { id: number; user_id: number }) => each.user_id === user.id && each.id !== id,
  );
  await claim(first, later.id);
  expect((await decide(first, later.id, ban)).status).toBe(200);
  await claim(second, later.id);
  expect((await answerBan(second, later.id, 'confirm')).status).toBe(200);
  expect((await decideAppeal(third, id, 'lift')).status).toBe(200);
  expect((await signIn()).body.code).toBe('account_banned');
});

test('neither of the two decides the appeal, and a lifted suspension is no ban any more', async () => {
  const [confirmed, asked] = [await askBan(), await askBan()];
  await claim(second, confirmed.id);
  await answerBan(second, confirmed.id, 'confirm');
  for (const { signIn } of [confirmed, asked]) {
    const { appeal_token: token } = (await signIn()).body.decision;
    await act(null, 'POST', '/api/appeals/', { token, text: 'Sikuomba pesa.' });
  }
  const lift = (by: TestMember, id: number) => decideAppeal(by, id, 'lift');
  for (const by of [first, second]) expect((await lift(by, confirmed.id)).status).toBe(404);
  expect((await act(second, 'GET', '/api/moderation/appeals/')).body).toEqual([
    expect.objectContaining({ id: asked.id }),
  ]);
  for (const { id } of [confirmed, asked]) expect((await lift(third, id)).status).toBe(200);
  expect(await confirmed.marks()).toBe(0);
  for (const { signIn } of [confirmed, asked]) expect((await signIn()).status).toBe(200);
  expect((await claim(second, asked.id)).body.code).toBe('already_decided');
});

test('of two moderators who confirm at once, one does (20 races)', async () => {
  for (let race = 0; race < 20; race += 1) {
    const { id } = await askBan();
    await claim(second, id);
    const answers = await Promise.all([answerBan(second, id, 'confirm'), answerBan(second, id, 'decline')]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404]);
  }
});

test('the notices of it are in the chained audit', async () => {
  expect((await verifyAudit(database)).broken).toBeNull();
  const { rows } = await database.pool.query('select distinct action from moderation_audit');
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['ask_ban', 'confirm_ban', 'decline_ban', 'view_report']),
  );
  expect(await noticesOf(first, 'safety')).toEqual([]);
});

test('the queue of reviewers uses indexes', async () => {
  const reader = { moderatorId: second.id, lapsedAt: clock.now(), warnedSince: clock.now() };
  const plan = await explain(database, listOpenCases.text, valuesOf(listOpenCases, reader));
  expect(plan).toContain('report_cases_asked_bans');
  expect(plan).not.toContain('Seq Scan on report_cases');
});
