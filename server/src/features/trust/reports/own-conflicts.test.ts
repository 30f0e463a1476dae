import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { createReportClient } from './report-client.fixture.ts';

const testApp = await buildTestApp();
const { database } = testApp;
const { act, report, listCases, claim, decide, answerBan, judge, createModerator } = createReportClient(testApp);
const colleague = await createModerator();
const suspension = () => ({
  decision: 'suspend',
  reason: 'money',
  note: 'Anaomba pesa.',
  until: new Date(testApp.clock.now().getTime() + 86_400_000).toISOString(),
});

const conflicts: readonly [string, (reviewer: TestMember, them: TestMember) => Promise<unknown>][] = [
  ['whom they have reported', (reviewer, them) => report(reviewer, them)],
  ['who is their match', (reviewer, them) => createMatch(testApp, reviewer, them)],
  [
    'who was their match',
    async (reviewer, them) => {
      await createMatch(testApp, reviewer, them);
      expect((await act(reviewer, 'DELETE', `/api/profiles/matches/${them.id}/`)).status).toBe(204);
    },
  ],
];

const idsOf = async (by: TestMember, status?: string) =>
  (await listCases(by, status)).map(({ id }: { id: number }) => id);
const appealsOf = async (by: TestMember) =>
  (await act(by, 'GET', '/api/moderation/appeals/')).body.map(({ id }: { id: number }) => id);
async function waitingIn(by: TestMember, queue: string): Promise<number> {
  const { queues } = (await act(by, 'GET', '/api/moderation/overview/')).body;
  return queues.find((each: { queue: string }) => each.queue === queue).waiting;
}
async function openCase(them: TestMember): Promise<number> {
  await report(await createMember(testApp), them);
  const text = 'select id from report_cases where reported_id = $1 and decided_at is null';
  return (await database.pool.query(text, [them.id])).rows[0]?.id;
}

test.each(conflicts)('a reviewer neither sees, claims nor decides the case of a member %s', async (_, meet) => {
  const [reviewer, them] = [await createModerator(), await createMember(testApp)];
  const id = await openCase(them);
  const before = await waitingIn(reviewer, 'reports');
  expect(await idsOf(reviewer)).toContain(id);
  await claim(reviewer, id);
  await meet(reviewer, them);
  expect(await idsOf(reviewer)).not.toContain(id);
  expect(await waitingIn(reviewer, 'reports')).toBe(before - 1);
  for (const refused of [await claim(reviewer, id), await decide(reviewer, id, suspension())])
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
  // Another claim releases the first one.
  await claim(reviewer, await openCase(await createMember(testApp)));
  expect((await claim(colleague, id)).status).toBe(200);
  expect((await decide(colleague, id, suspension())).status).toBe(200);
  expect(await idsOf(reviewer, 'decided')).not.toContain(id);
});

test.each(conflicts)('a reviewer answers no ban of a member %s', async (_, meet) => {
  const [reviewer, them] = [await createModerator(), await createMember(testApp)];
  const id = await openCase(them);
  await claim(colleague, id);
  expect((await decide(colleague, id, { decision: 'ban', reason: 'money', note: 'Pesa.' })).status).toBe(200);
  expect(await idsOf(reviewer)).toContain(id);
  await claim(reviewer, id);
  await meet(reviewer, them);
  expect(await idsOf(reviewer)).not.toContain(id);
  expect((await claim(reviewer, id)).status).toBe(404);
  expect((await answerBan(reviewer, id, 'confirm')).status).toBe(404);
});

test.each(conflicts)('a reviewer decides no appeal of a member %s', async (_, meet) => {
  const [reviewer, them] = [await createModerator(), await createMember(testApp)];
  const id = await judge(them, { decision: 'warn', reason: 'money', note: 'Pesa.' }, colleague);
  await database.pool.query(`update report_cases set appealed_at = $2, appeal_text = 'Si mimi' where id = $1`, [
    id,
    testApp.clock.now(),
  ]);
  const before = await waitingIn(reviewer, 'appeals');
  expect(await appealsOf(reviewer)).toContain(id);
  await meet(reviewer, them);
  expect(await appealsOf(reviewer)).not.toContain(id);
  expect(await waitingIn(reviewer, 'appeals')).toBe(before - 1);
  const outcome = { outcome: 'lift', note: 'Nothing there.' };
  expect((await act(reviewer, 'POST', `/api/moderation/appeals/${id}/claim/`)).status).toBe(404);
  expect((await act(reviewer, 'POST', `/api/moderation/appeals/${id}/decide/`, outcome)).status).toBe(404);
});

test('a like alone keeps nobody from a case', async () => {
  const [reviewer, them] = [await createModerator(), await createMember(testApp)];
  const id = await openCase(them);
  const like = { target_profile_id: them.id, matched: true };
  expect((await act(reviewer, 'POST', '/api/profiles/like-pass/', like)).status).toBe(200);
  expect(await idsOf(reviewer)).toContain(id);
});
