import type { Overview } from '@mwanzo/contract/trust/overview';
import { beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../../../jobs/clean-up.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { explain } from '../../../testing/explain.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { listUntoldSanctions } from './sanctions.repository.ts';
import { createReportClient } from './report-client.fixture.ts';
import { tellOfAskedSanctions } from './tell-of-asked-sanctions.ts';

const testApp = await buildTestApp();
const { database, clock, dependencies, tokens } = testApp;
const { act, report, caseAbout, listCases, claim, decide, answerBan, createModerator, noticesOf, judge } =
  createReportClient(testApp);
const start = clock.now();
const hour = 3_600_000;
const ban = { decision: 'ban', reason: 'harassment', note: 'He threatened to kill her.' };
const at = (hours: number) => clock.set(new Date(start.getTime() + hours * hour));

beforeEach(async () => {
  at(0);
  // The requests of other tests must not count.
  await database.pool.query('delete from report_cases');
});

async function askBan(reviewer: TestMember, decision: object = ban) {
  const by = await signInAgain(reviewer);
  const member = await createMember(testApp);
  await report(await createMember(testApp), member);
  const { id } = await caseAbout(by, member);
  await claim(by, id);
  expect((await decide(by, id, decision)).status).toBe(200);
  return { member, id: id as number };
}

async function waitingFor(by: TestMember) {
  const {
    queues,
    asked,
    appeals_for_others: others,
  } = (await act(await signInAgain(by), 'GET', '/api/moderation/overview/')).body as Overview;
  const ofQueue = (name: string) => queues.find(({ queue }) => queue === name);
  const [reports, appeals] = [ofQueue('reports'), ofQueue('appeals')];
  return { reports: reports?.waiting, since: reports?.oldest_at, appeals: appeals?.waiting, asked, others };
}

/** Access tokens have ended when the clock was moved by hours. */
async function signInAgain(by: TestMember): Promise<TestMember> {
  const token = await tokens.issue({ userId: by.id, role: 'moderator' }, by.id);
  return { ...by, headers: { ...by.headers, authorization: `Bearer ${token}` } };
}

const askedNotices = async (by: TestMember) =>
  (await noticesOf(await signInAgain(by), 'report')).filter(
    ({ params }: { params: { asked: string | null } }) => params.asked !== null,
  );

test('a ban that waits is counted for the reviewers who may answer it, with the end of the suspension', async () => {
  const [first, second, matched] = [await createModerator(), await createModerator(), await createModerator()];
  const { member, id } = await askBan(first);
  await database.pool.query("update report_cases set opened_at = opened_at - interval '1 day' where id = $1", [id]);
  await createMatch(testApp, matched, member);
  const none = { reports: 0, since: null, appeals: 0, asked: { waiting: 0, ends_at: null }, others: 0 };
  expect(await waitingFor(first)).toEqual(none);
  expect(await waitingFor(matched)).toEqual(none);
  const ends = new Date(start.getTime() + 24 * hour).toISOString();
  // It has waited since it was asked for, and not since its case was opened.
  const since = start.toISOString();
  expect(await waitingFor(second)).toEqual({ ...none, reports: 1, since, asked: { waiting: 1, ends_at: ends } });
  // The suspension is over, and the request still waits.
  at(30);
  expect(await waitingFor(second)).toMatchObject({ reports: 1, asked: { waiting: 1, ends_at: ends } });
  const again = await signInAgain(second);
  await claim(again, id);
  await answerBan(again, id, 'decline');
  expect(await waitingFor(second)).toEqual(none);
});

test('what waits for an answer stands before reports of under 18, the first to end at the top', async () => {
  const [first, second] = [await createModerator(), await createModerator()];
  const urgent = await createMember(testApp);
  await report(await createMember(testApp), urgent, { reason: 'under_18' });
  const early = await askBan(first);
  at(2);
  const late = await askBan(first);
  expect((await listCases(await signInAgain(second))).map((each: { user_id: number }) => each.user_id)).toEqual([
    early.member.id,
    late.member.id,
    urgent.id,
  ]);
});

test('an appeal counts for those who may decide it, and is named to those who decided the case', async () => {
  const [first, outside] = [await createModerator(), await createModerator()];
  const member = await createMember(testApp);
  const id = await judge(member, ban, first);
  await database.pool.query(`update report_cases set appealed_at = $2, appeal_text = 'No' where id = $1`, [id, start]);
  const { rows } = await database.pool.query('select ban_answered_by from report_cases where id = $1', [id]);
  const { rows: roles } = await database.pool.query('select id from users where id = $1', [rows[0].ban_answered_by]);
  expect(roles).toHaveLength(1);
  expect(await waitingFor(first)).toMatchObject({ appeals: 0, others: 1 });
  expect((await act(first, 'GET', '/api/moderation/appeals/')).body).toEqual([]);
  expect(await waitingFor(outside)).toMatchObject({ appeals: 1, others: 0 });
  // A reviewer who has a conflict is told of nothing.
  await createMatch(testApp, first, member);
  expect(await waitingFor(first)).toMatchObject({ appeals: 0, others: 0 });
});

test('the others are told once, when the suspension has 6 hours left, and never who it is', async () => {
  const [first, second, matched] = [await createModerator(), await createModerator(), await createModerator()];
  const { member } = await askBan(first);
  await createMatch(testApp, matched, member);
  at(17.9);
  await tellOfAskedSanctions(dependencies);
  expect(await askedNotices(second)).toEqual([]);
  at(18);
  // Two processes at once, and the hourly job again.
  await Promise.all([tellOfAskedSanctions(dependencies), tellOfAskedSanctions(dependencies)]);
  at(19);
  await cleanUp(
    {
      ...dependencies,
      onFailure: (job, error) => expect.fail(`${job}: ${String(error)}`),
      onSealed: () => {},
      onSwept: () => {},
    },
    {
      maySweep: false,
    },
  );
  const told = await askedNotices(second);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    message: 'A ban waits for a second reviewer. The suspension that holds meanwhile ends soon.',
    link: '/moderation?queue=reports',
    params: { asked: 'ban', name: null, profile_id: null },
  });
  for (const other of [first, matched, member]) expect(await askedNotices(other)).toEqual([]);
});

test('nobody is told of a request that was answered, that is over, or that a member was spared on appeal', async () => {
  const [first, second] = [await createModerator(), await createModerator()];
  const answered = await askBan(first);
  await askBan(first);
  await claim(second, answered.id);
  await answerBan(second, answered.id, 'confirm');
  at(24);
  await tellOfAskedSanctions(dependencies);
  expect(await askedNotices(second)).toEqual([]);
  const spared = await askBan(first);
  const lifted = `update report_cases set appealed_at = decided_at, appeal_outcome = 'lift', appeal_decided_by = $2,
      appeal_decided_at = decided_at where id = $1`;
  await database.pool.query(lifted, [spared.id, second.id]);
  at(43);
  await tellOfAskedSanctions(dependencies);
  expect(await askedNotices(second)).toEqual([]);
  // An appeal that was upheld is no answer to the request, which the one that is over does not hold up.
  await database.pool.query("update report_cases set appeal_outcome = 'uphold' where id = $1", [spared.id]);
  expect(await waitingFor(second)).toMatchObject({ asked: { waiting: 2 } });
  await tellOfAskedSanctions(dependencies);
  expect(await askedNotices(second)).toHaveLength(1);
});

test('nobody is told of a request that is answered at that moment', async () => {
  const [first, second] = [await createModerator(), await createModerator()];
  const { id } = await askBan(first);
  at(20);
  const decline = `update report_cases set ban_answer = 'decline', ban_answered_by = $2, ban_answered_at = $3
    where id = $1`;
  await commitOnceAwaited(
    database,
    (answering) => answering.query(decline, [id, second.id, clock.now()]),
    () => tellOfAskedSanctions(dependencies),
  );
  expect(await askedNotices(second)).toEqual([]);
});

test('a long suspension that waits is told of as one, and so is a ban that waits beside it', async () => {
  const [first, second] = [await createModerator(), await createModerator()];
  const until = new Date(start.getTime() + 60 * 24 * hour).toISOString();
  await askBan(first, { ...ban, decision: 'suspend', until });
  await askBan(first);
  at(20);
  await tellOfAskedSanctions(dependencies);
  const told: { params: { asked: string } }[] = await askedNotices(second);
  expect(told.map(({ params }) => params.asked).toSorted()).toEqual(['ban', 'suspend']);
});

test('looking for those who are to be told uses the index', async () => {
  expect(await explain(database, listUntoldSanctions.text, [])).toContain('report_cases_asked_bans');
});
