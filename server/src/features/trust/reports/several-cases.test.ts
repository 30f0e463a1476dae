import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { beginCourse, courseStart, createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { signAppeal } from '../../people/accounts/index.ts';
import { standingSince } from '../moderation/take-back-rules.ts';
import { forgetEvidence } from './forget-evidence.ts';
import { createReportClient } from './report-client.fixture.ts';
import { tellOfAskedSanctions } from './tell-of-asked-sanctions.ts';

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

const [accused, accuser, neighbour] = [101, 102, 103];
const moderators = [191, 192, 193];
const [moderatorOne = 0, moderatorTwo = 0, moderatorThree = 0] = moderators;
const say = createTeller(testApp, moderators);
const judgement = { reason: 'harassment', note: 'Read.' };
const newestIn = async (table: string, where = 'true') =>
  Number((await database.pool.query(`select max(id) as id from ${table} where ${where}`)).rows[0].id);
const onCase = (by: number, path: string, body?: object) => async () =>
  say(by, 'POST', `moderation/reports/${await newestIn('report_cases')}/${path}/`, body);
const onAppeal = (by: number, path: string, body?: object) => async () =>
  say(by, 'POST', `moderation/appeals/${await newestIn('report_cases')}/${path}/`, body);
const takeBack = (by: number) => async () =>
  say(by, 'POST', `moderation/decisions/${await newestIn('moderation_audit', 'case_id is not null')}/take-back/`);
const complains =
  (by: number, reason: string, more: object = {}) =>
  async () => {
    const message_ids = [await newestIn('messages')];
    return say(by, 'POST', 'reports/', { user_id: accused, reason, ...(by === accuser && { message_ids }), ...more });
  };
const appeals = (text: string) => async () => {
  const token = signAppeal(await newestIn('report_cases'), testApp.config.secretKey);
  return say(accused, 'POST', 'appeals/', { token, text });
};
const passes = (hours: number) => async () => clock.advance(hours * 3_600_000);
const tell = () => tellOfAskedSanctions(testApp.dependencies);
const untilDay = (days: number) => new Date(Date.parse(courseStart) + days * 86_400_000).toISOString();

const steps: readonly Step[] = [
  [
    'they write',
    () => say(accused, 'POST', 'messages/send/', { sender: accused, receiver: accuser, text: 'Wewe ni bure' }),
  ],
  ['who got it reports it', complains(accuser, 'harassment', { text: 'Ananitukana' })],
  ['the same again', complains(accuser, 'harassment', { text: 'Tena' })],
  ['the reporter has another reason', complains(accuser, 'fake')],
  ['somebody else says that they are a minor', complains(neighbour, 'under_18')],
  ['a reviewer opens the case', onCase(moderatorOne, 'claim')],
  ['a colleague cannot', onCase(moderatorTwo, 'claim')],
  ['and does not decide', onCase(moderatorTwo, 'decide', { decision: 'dismiss' })],
  ['a minute passes', passes(1 / 60)],
  ['the reviewer asks for a ban', onCase(moderatorOne, 'decide', { decision: 'ban', ...judgement })],
  ['and does not confirm it', onCase(moderatorOne, 'ban', { answer: 'confirm', note: 'Mine.' })],
  ['the member is not who opens it', onCase(accused, 'claim')],
  ['17 hours pass, and nobody is reminded', () => passes(17)().then(tell)],
  ['an hour more, and the others are', () => passes(1)().then(tell)],
  ['once', tell],
  ['a colleague opens it', onCase(moderatorTwo, 'claim')],
  ['and declines', onCase(moderatorTwo, 'ban', { answer: 'decline', note: 'Too hard.' })],
  ['which stands', takeBack(moderatorTwo)],
  ['what the member reads', () => say(accused, 'GET', 'account/decisions/')],
  ['there is a new report', complains(accuser, 'money', { block: true })],
  ['the reviewer opens it', onCase(moderatorOne, 'claim')],
  ['and suspends', onCase(moderatorOne, 'decide', { decision: 'suspend', ...judgement, until: untilDay(20) })],
  ['five minutes pass', passes(5 / 60)],
  ['a colleague does not take it back', takeBack(moderatorTwo)],
  ['the reviewer does', takeBack(moderatorOne)],
  ['opens it', onCase(moderatorOne, 'claim')],
  [
    'and suspends for longer',
    onCase(moderatorOne, 'decide', { decision: 'suspend', ...judgement, until: untilDay(60) }),
  ],
  ['a colleague opens it', onCase(moderatorTwo, 'claim')],
  ['and confirms', onCase(moderatorTwo, 'ban', { answer: 'confirm', note: 'Agreed.' })],
  ['the member appeals', appeals('Sikufanya hivyo.')],
  ['and again', appeals('Kweli!')],
  ['who has decided sees no appeal', () => say(moderatorOne, 'GET', 'moderation/appeals/')],
  ['who has confirmed opens none', onAppeal(moderatorTwo, 'claim')],
  ['a third reviewer opens it', onAppeal(moderatorThree, 'claim')],
  ['and upholds', onAppeal(moderatorThree, 'decide', { outcome: 'uphold', note: 'It was so.' })],
  ['takes that back', takeBack(moderatorThree)],
  ['opens it', onAppeal(moderatorThree, 'claim')],
  ['and lifts', onAppeal(moderatorThree, 'decide', { outcome: 'lift', note: 'It was a joke.' })],
  ['which stands', takeBack(moderatorThree)],
  ['what was decided is listed', () => say(moderatorThree, 'GET', 'moderation/reports/?status=decided')],
  ['ten minutes pass', passes(1 / 6)],
  ['what was reported is forgotten', () => forgetEvidence(testApp.dependencies, standingSince(clock.now()))],
  ['half a year passes', passes(180 * 24)],
  ['the rest is forgotten', () => forgetEvidence(testApp.dependencies, standingSince(clock.now()))],
];

test('each step of two cases about a member has its result, its events and its rows', async () => {
  beginCourse(testApp);
  const members = [accused, accuser, neighbour].map((id) =>
    createMember(testApp, { id, name: `Member ${id}`, age: 31 }),
  );
  const [reported, match] = await Promise.all(members);
  for (const id of moderators) await createMember(testApp, { id, role: 'moderator' });
  if (reported && match) await createMatch(testApp, reported, match);
  await expect(await tellCourse(testApp, steps)).toMatchFileSnapshot('./in-words/course-of-cases.txt');
});

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
  // A later report about them is not decided yet.
  await report(await createMember(testApp), them);
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
