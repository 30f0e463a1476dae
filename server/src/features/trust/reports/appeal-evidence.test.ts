import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import type { TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from '../../conversations/messages/message-client.fixture.ts';
import { deleteAccount } from '../../personal-data/index.ts';
import { forgetEvidence } from './forget-evidence.ts';
import { createReportClient } from './report-client.fixture.ts';

const testApp = await buildTestApp();
const { database, dependencies, clock } = testApp;
const { createCouple, send, remove } = createMessageClient(testApp);
const { act, report, caseAbout, claim, decide, decideAppeal, answerBan, createModerator } = createReportClient(testApp);

interface Warned {
  readonly decision?: object;
  readonly appeals?: boolean;
}

/** A member who was reported for a message, was warned, and has appealed. */
async function createAppeal({
  decision = { decision: 'warn', reason: 'money', note: 'Pesa.' },
  appeals = true,
}: Warned = {}) {
  const [reporter, them] = await createCouple();
  const own = (await send(reporter, them, 'Habari yako')).body;
  const reported = (await send(them, reporter, 'Nitumie pesa', { confirmed: true })).body;
  await report(reporter, them, { message_ids: [reported.id] });
  const decider = await createModerator();
  const { id } = await caseAbout(decider, them);
  await claim(decider, id);
  expect((await decide(decider, id, decision)).status).toBe(200);
  const [given] = (await act(them, 'GET', '/api/account/decisions/')).body ?? [];
  const appeal = () => act(null, 'POST', '/api/appeals/', { token: given.appeal_token, text: 'Si mimi' });
  if (appeals) expect((await appeal()).status).toBe(201);
  return { id: id as number, reporter, them, decider, own, reported, appeal };
}

/** The reviewer takes the newest decision back. */
async function takeBack(by: TestMember): Promise<void> {
  const [newest] = (await act(by, 'GET', '/api/moderation/decisions/')).body;
  expect((await act(by, 'POST', `/api/moderation/decisions/${newest.id}/take-back/`)).status).toBe(200);
}

const openAppeal = (by: TestMember, id: number) => act(by, 'POST', `/api/moderation/appeals/${id}/claim/`);
interface Said {
  readonly text: string;
  readonly is_from_reported: boolean;
}
const saidIn = (opened: { body: { details: { messages: Said[] }[] } }) =>
  opened.body.details.flatMap(({ messages }) => messages.map(({ text }) => text));
const stored = async (id: number) =>
  (
    await database.pool.query(
      'select said.text from report_messages said join reports report on report.id = said.report_id where case_id = $1',
      [id],
    )
  ).rows;
/** So many days have passed since the decision. */
const daysPass = (id: number, days: number) =>
  database.pool.query(
    `update report_cases set decided_at = decided_at - $2::integer * interval '1 day' where id = $1`,
    [id, days],
  );

test('the reviewer of an appeal sees what was reported, which is in the audit', async () => {
  const { id } = await createAppeal();
  const second = await createModerator();
  const opened = await openAppeal(second, id);
  expect(opened).toMatchObject({ status: 200, body: { id, text: 'Si mimi', claimed_by: second.id } });
  expect(saidIn(opened)).toEqual(['Habari yako', 'Nitumie pesa']);
  // The photos of the profile are for whoever holds the case.
  const photos = await act(second, 'POST', `/api/moderation/reports/${id}/pictures/`, { message_id: null });
  expect(photos.status).toBe(404);
  const { rows } = await database.pool.query(
    `select action from moderation_audit where moderator_id = $1 and case_id = $2`,
    [second.id, id],
  );
  expect(rows).toEqual([{ action: 'view_appeal' }]);
});

test('an appeal is opened and decided by one reviewer at a time, and never by the one who decided', async () => {
  const { id, decider } = await createAppeal();
  const [second, third] = [await createModerator(), await createModerator()];
  const outcome = { outcome: 'lift', note: 'A joke.' };
  const lift = (by: TestMember) => act(by, 'POST', `/api/moderation/appeals/${id}/decide/`, outcome);
  expect((await openAppeal(decider, id)).status).toBe(404);
  expect((await lift(second)).body.code).toBe('claimed_by_another');
  await openAppeal(second, id);
  expect((await openAppeal(third, id)).body.code).toBe('claimed_by_another');
  expect((await lift(third)).body.code).toBe('claimed_by_another');
  expect((await act(third, 'GET', '/api/moderation/appeals/')).body).toContainEqual(
    expect.objectContaining({ id, claimed_by: second.id }),
  );
  expect((await lift(second)).status).toBe(200);
  expect((await openAppeal(third, id)).status).toBe(404);
});

test('the appeal that has waited longest is the first in the list', async () => {
  const [later, earlier] = [await createAppeal(), await createAppeal()];
  const text = `update report_cases set appealed_at = appealed_at - interval '1 minute' where id = $1`;
  await database.pool.query(text, [earlier.id]);
  const { body } = await act(await createModerator(), 'GET', '/api/moderation/appeals/');
  const appealedAt = new Date(clock.now().getTime() - 60_000).toISOString();
  expect(body).toContainEqual(expect.objectContaining({ id: earlier.id, appealed_at: appealedAt }));
  const ids = body.map(({ id }: { id: number }) => id);
  expect(ids.slice(ids.indexOf(earlier.id))).toContain(later.id);
});

test('a decision about which no appeal was made shows its messages to nobody', async () => {
  const { id, decider } = await createAppeal({ appeals: false });
  const second = await createModerator();
  expect((await openAppeal(second, id)).status).toBe(404);
  for (const by of [second, decider]) expect((await claim(by, id)).body.code).toBe('already_decided');
});

test('messages that their senders delete for everyone stay as they were when they were reported', async () => {
  const { id, them, reporter, own, reported } = await createAppeal();
  expect((await remove(them, reported.id)).status).toBe(200);
  expect((await remove(reporter, own.id)).status).toBe(200);
  expect(saidIn(await openAppeal(await createModerator(), id))).toEqual(['Habari yako', 'Nitumie pesa']);
});

test('what was reported is deleted once a dismissal, or the decision of an appeal, cannot be taken back', async () => {
  const ids = [(await createAppeal({ decision: { decision: 'dismiss', note: '' }, appeals: false })).id];
  for (const outcome of ['uphold', 'lift']) {
    const { id } = await createAppeal();
    expect((await decideAppeal(await createModerator(), id, outcome)).status).toBe(200);
    ids.push(id);
  }
  const decidedAt = clock.now().getTime();
  await forgetEvidence(dependencies, new Date(decidedAt - 1));
  for (const id of ids) expect(await stored(id)).toHaveLength(2);
  await forgetEvidence(dependencies, new Date(decidedAt));
  for (const id of ids) expect(await stored(id)).toEqual([]);
});

test('a dismissal that is taken back shows what was reported, and an appeal does', async () => {
  const { id, decider } = await createAppeal({ decision: { decision: 'dismiss', note: '' }, appeals: false });
  await takeBack(decider);
  expect(saidIn(await claim(decider, id))).toEqual(['Habari yako', 'Nitumie pesa']);
  const appealed = await createAppeal();
  const second = await createModerator();
  await decideAppeal(second, appealed.id, 'uphold');
  await takeBack(second);
  expect(saidIn(await openAppeal(second, appealed.id))).toEqual(['Habari yako', 'Nitumie pesa']);
});

test('without an appeal it is deleted after 180 days, when none is possible any more', async () => {
  const { id, them, appeal } = await createAppeal({ appeals: false });
  await daysPass(id, 179);
  await forgetEvidence(dependencies, clock.now());
  expect(await stored(id)).toHaveLength(2);
  await daysPass(id, 1);
  await forgetEvidence(dependencies, clock.now());
  expect(await stored(id)).toEqual([]);
  expect((await appeal()).status).toBe(404);
  expect((await act(them, 'GET', '/api/account/decisions/')).body).toMatchObject([{ id, appeal_token: null }]);
});

test('an appeal that comes while the decision is taken back finds none, and waits for no later one', async () => {
  const { id, appeal } = await createAppeal({ appeals: false });
  const text = `update report_cases set decision = null, reason = null, note = null, decided_by = null,
    decided_at = null where id = $1`;
  expect((await commitOnceAwaited(testApp.database, (lifting) => lifting.query(text, [id]), appeal)).status).toBe(404);
  const { rows } = await database.pool.query('select appealed_at, appeal_text from report_cases where id = $1', [id]);
  expect(rows).toEqual([{ appealed_at: null, appeal_text: null }]);
});

test('of a ban it is kept for 180 days from the answer of the second reviewer', async () => {
  const ban = { decision: 'ban', reason: 'money', note: 'Pesa.' };
  const { id } = await createAppeal({ decision: ban, appeals: false });
  await daysPass(id, 100);
  const second = await createModerator();
  await claim(second, id);
  expect((await answerBan(second, id, 'confirm')).status).toBe(200);
  await daysPass(id, 100);
  await forgetEvidence(dependencies, clock.now());
  expect(await stored(id)).toHaveLength(2);
  await database.pool.query(
    "update report_cases set ban_answered_at = ban_answered_at - interval '180 days' where id = $1",
    [id],
  );
  await forgetEvidence(dependencies, clock.now());
  expect(await stored(id)).toEqual([]);
});

test('it stays while an appeal waits, however long', async () => {
  const { id, appeal } = await createAppeal();
  await daysPass(id, 400);
  await forgetEvidence(dependencies, clock.now());
  expect(saidIn(await openAppeal(await createModerator(), id))).toHaveLength(2);
  // A repeated appeal changes nothing.
  expect(await appeal()).toEqual({ status: 201, body: { appeal: 'waiting' } });
});

test('the deletion of the reported account deletes all of it, although an appeal waits', async () => {
  const { id, them } = await createAppeal();
  await deleteAccount(dependencies, them.id);
  expect(await stored(id)).toEqual([]);
});

test("the deletion of the reporter's account leaves what the reported member wrote, and nothing else", async () => {
  const { id, reporter } = await createAppeal();
  await deleteAccount(dependencies, reporter.id);
  const opened = await openAppeal(await createModerator(), id);
  expect(saidIn(opened)).toEqual(['', 'Nitumie pesa']);
  expect(JSON.stringify(opened.body)).not.toContain(String(reporter.id));
});
