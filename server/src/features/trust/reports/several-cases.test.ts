import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createReportClient } from './report-client.fixture.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;
const { act, report, listCases, caseAbout, claim, decide, answerBan, decideAppeal, judge, createModerator } =
  createReportClient(testApp);
const password = 'karibu-mwanzo';
const start = clock.now();
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000).toISOString();
const suspension = (days: number) => ({ decision: 'suspend', reason: 'money', note: 'Read.', until: inDays(days) });

beforeEach(() => clock.set(start));

let people = 0;
/** Somebody who can sign in, with a saved profile. */
async function join() {
  const email = `several.${(people += 1)}@mwanzo.test`;
  const payload = { email, password, confirmPassword: password, birthday: '1995-05-05', full_name: 'Kiptoo Chege' };
  const { user } = (await inject({ method: 'POST', url: '/api/signup/', payload })).json();
  const saved = "update profiles set saved_at = now(), age = 31, location = 'Nairobi' where user_id = $1";
  await database.pool.query(saved, [user.id]);
  const signIn = () => act(null, 'POST', '/api/token/', { email, password });
  return { id: Number(user.id), signIn };
}

const isShown = async ({ id }: { id: number }) =>
  (await act(await createMember(testApp), 'GET', `/api/profiles/${id}/`)).status === 200;

async function lift(caseId: number): Promise<void> {
  const appealed = `update report_cases set appealed_at = $2, appeal_text = 'No' where id = $1`;
  await database.pool.query(appealed, [caseId, start]);
  expect((await decideAppeal(await createModerator(), caseId, 'lift')).status).toBe(200);
}

async function openCase(them: { id: number }, reviewer: TestMember, reason = 'money'): Promise<number> {
  await report(await createMember(testApp), them, { reason });
  const { id } = await caseAbout(reviewer, them);
  await claim(reviewer, id);
  return id;
}

test('a dismissed report, and a warning, show nobody who is suspended because of another one', async () => {
  const [them, reviewer] = [await join(), await createModerator()];
  await judge(them, suspension(20));
  for (const decision of [{ decision: 'dismiss' }, { decision: 'warn', reason: 'fake', note: 'Read.' }]) {
    expect((await decide(reviewer, await openCase(them, reviewer), decision)).status).toBe(200);
    expect(await isShown(them)).toBe(false);
  }
});

test('who is reported as a minor stays hidden when a suspension is over, until that report is decided', async () => {
  const [them, reviewer] = [await join(), await createModerator()];
  await judge(them, suspension(2));
  const id = await openCase(them, reviewer, 'under_18');
  clock.set(inDays(2));
  expect((await them.signIn()).status).toBe(200);
  expect(await isShown(them)).toBe(false);
  clock.set(start);
  expect((await decide(reviewer, id, { decision: 'dismiss' })).status).toBe(200);
  expect(await isShown(them)).toBe(true);
});

test('when a suspension is lifted, the one that ends last of the others holds, and none that was lifted', async () => {
  const them = await join();
  const cases: number[] = [];
  for (const days of [5, 10, 20, 30]) cases.push(await judge(them, suspension(days)));
  const [, second = 0, third = 0, fourth = 0] = cases;
  const suspendedUntil = async () => (await them.signIn()).body.decision?.until;
  expect(await suspendedUntil()).toBe(inDays(30));
  await judge(them, suspension(3));
  expect(await suspendedUntil()).toBe(inDays(30));
  await lift(fourth);
  expect(await suspendedUntil()).toBe(inDays(20));
  // The one that is lifted holds nobody now, and what is still left is the longest of the rest.
  await lift(second);
  await lift(third);
  expect(await suspendedUntil()).toBe(inDays(5));
  clock.set(inDays(5));
  expect((await them.signIn()).status).toBe(200);
});

test('a decision against which the member has appealed is not taken back', async () => {
  const [them, reviewer] = [await join(), await createModerator()];
  const id = await judge(them, suspension(20), reviewer);
  const { appeal_token: token } = (await them.signIn()).body.decision;
  expect((await act(null, 'POST', '/api/appeals/', { token, text: 'Sikuomba pesa.' })).status).toBe(201);
  const made = (await act(reviewer, 'GET', '/api/moderation/decisions/')).body[0];
  clock.advance(60_000);
  expect((await act(reviewer, 'POST', `/api/moderation/decisions/${made.id}/take-back/`)).body.code).toBe(
    'decision_stands',
  );
  expect((await them.signIn()).body).toMatchObject({ code: 'account_suspended', decision: { id, appeal: 'waiting' } });
});

test('an opened case says what was decided before, the newest first, and that nobody appeals a dismissal', async () => {
  const [them, reviewer] = [await createMember(testApp), await createModerator()];
  const warned = await judge(them, { decision: 'warn', reason: 'fake', note: 'Read.' }, reviewer);
  clock.advance(1000);
  const dismissed = await judge(them, { decision: 'dismiss' }, reviewer);
  await report(await createMember(testApp), them);
  const { id } = await caseAbout(reviewer, them);
  expect((await claim(reviewer, id)).body.earlier).toMatchObject([
    { id: dismissed, decision: 'dismiss', appeal: null },
    { id: warned, decision: 'warn', reason: 'fake', note: 'Read.', decided_by: reviewer.id, appeal: 'possible' },
  ]);
  // The member reads the same, without the dismissal and what reviewers wrote about it.
  expect((await decide(reviewer, id, { decision: 'warn', reason: 'money', note: 'Read.' })).status).toBe(200);
  const own = (await act(them, 'GET', '/api/account/decisions/')).body;
  expect(own.map((decision: { id: number }) => decision.id)).toEqual([id, warned]);
  expect(JSON.stringify(own)).not.toContain('Read.');
});

test('who is to confirm a ban reads what was decided about the member since it was asked for', async () => {
  const [them, first, second] = [await createMember(testApp), await createModerator(), await createModerator()];
  const asked = await openCase(them, first);
  expect((await decide(first, asked, { decision: 'ban', reason: 'money', note: 'Read.' })).status).toBe(200);
  const later = await judge(them, { decision: 'warn', reason: 'fake', note: 'Read.' }, first);
  expect((await claim(second, asked)).body.earlier).toMatchObject([{ id: later, decision: 'warn' }]);
});

test('the audit keeps the reason, the end and the note of each decision about a case', async () => {
  const [them, first, second] = [await join(), await createModerator(), await createModerator()];
  const id = await openCase(them, first);
  expect((await decide(first, id, suspension(60))).status).toBe(200);
  await claim(second, id);
  expect((await answerBan(second, id, 'confirm')).status).toBe(200);
  await lift(id);
  const { rows } = await database.pool.query(
    'select action, checks from moderation_audit where case_id = $1 and checks is not null order by place',
    [id],
  );
  expect(rows).toEqual([
    { action: 'ask_suspension', checks: { reason: 'money', until: inDays(60), note: 'Read.' } },
    { action: 'confirm_suspension', checks: { note: 'I have looked too.' } },
    { action: 'lift_appeal', checks: { note: 'I looked again.' } },
  ]);
});

test('of the decided cases the one that was decided last comes first', async () => {
  const first = await judge(await createMember(testApp), { decision: 'dismiss' });
  clock.advance(1000);
  const second = await judge(await createMember(testApp), { decision: 'dismiss' });
  const listed: { id: number }[] = await listCases(await createModerator(), 'decided');
  expect(listed.map(({ id }) => id).filter((id) => [first, second].includes(id))).toEqual([second, first]);
});
