import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { explain } from '../../../testing/explain.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createMessageClient } from '../../conversations/messages/message-client.fixture.ts';
import { listOpenCases } from './cases.repository.ts';
import { createReportClient } from './report-client.fixture.ts';
import { listMessagesAround } from '../../conversations/messages/index.ts';
import { insertReport } from './reports.repository.ts';

const testApp = await buildTestApp();
const { database } = testApp;
const { createCouple, send, remove } = createMessageClient(testApp);
const { act, report, listCases, caseAbout, claim, createModerator } = createReportClient(testApp);
const moderator = await createModerator();
const received = (blocked = false) => ({ status: 201, body: { reported: true, blocked } });
const sees = async (by: TestMember, { id }: { id: number }) =>
  (await act(by, 'GET', `/api/profiles/${id}/`)).status === 200;

test('a report is one entry of the queue even if repeated, and others about the same member join it', async () => {
  const [one, another, them] = [
    await createMember(testApp),
    await createMember(testApp),
    await createMember(testApp, { name: 'Kiptoo' }),
  ];
  await Promise.all(Array.from({ length: 5 }, () => report(one, them, { text: 'Anaomba pesa' })));
  expect(await report(one, them, { text: 'Again' })).toEqual(received());
  await report(one, them, { reason: 'fake' });
  await report(another, them);
  const found = await caseAbout(moderator, them);
  expect(found).toMatchObject({ name: 'Kiptoo', reports: 3, is_urgent: false, decision: null, claimed_by: null });
  expect(found.reasons.toSorted()).toEqual(['fake', 'money']);
  const { body } = await claim(moderator, found.id);
  expect(body.details.map(({ reason, text }: { reason: string; text: string }) => [reason, text])).toEqual([
    ['money', ''],
    ['fake', ''],
    ['money', 'Anaomba pesa'],
  ]);
  expect(JSON.stringify(body)).not.toContain(String(one.id));
});

test('nobody reports themselves, something else needs words, and unknown reasons are refused', async () => {
  const me = await createMember(testApp);
  const them = await createMember(testApp);
  expect(await report(me, me)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await report(me, them, { reason: 'other' })).toMatchObject({
    status: 400,
    body: { fields: { text: [expect.any(String)] } },
  });
  expect((await report(me, them, { reason: 'ugly' })).status).toBe(400);
  expect((await report(me, them, { text: 'x'.repeat(501) })).status).toBe(400);
  expect((await report(me, them, { message_ids: Array.from({ length: 11 }, (_, at) => at + 1) })).status).toBe(400);
});

test('a report may name the member and the words in two ways', async () => {
  const [me, them] = [await createMember(testApp), await createMember(testApp)];
  const named = { target_profile_id: them.id, reason: 'other', details: 'Anaomba pesa' };
  expect(await act(me, 'POST', '/api/reports/', named)).toEqual(received());
  const { id } = await caseAbout(moderator, them);
  expect((await claim(moderator, id)).body.details).toMatchObject([{ reason: 'other', text: 'Anaomba pesa' }]);
  expect(await act(me, 'POST', '/api/reports/', { reason: 'money' })).toMatchObject({
    status: 400,
    body: { fields: { user_id: [expect.any(String)] } },
  });
  expect((await act(me, 'POST', '/api/reports/', { ...named, details: 'x'.repeat(501) })).status).toBe(400);
});

test('reviewers see the reported messages and the ten around each, also deleted ones, and no others', async () => {
  const [me, them] = await createCouple();
  const ids: number[] = [];
  for (let at = 0; at < 30; at += 1)
    ids.push((await send(at % 2 ? me : them, at % 2 ? them : me, `Ujumbe ${at}`)).body.id);
  await remove(them, ids[14] ?? 0);
  const [stranger, other] = await createCouple();
  const foreign = (await send(stranger, other, 'Siri')).body.id;
  await report(me, them, { message_ids: [ids[14], foreign] });
  // Later messages and deletions do not change the report.
  await send(them, me, 'Baadaye');
  const { id } = await caseAbout(moderator, them);
  const { body } = await claim(moderator, id);
  const [{ messages }] = body.details;
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(
    Array.from({ length: 11 }, (_, at) => `Ujumbe ${at + 9}`),
  );
  expect(messages[5]).toMatchObject({
    is_reported: true,
    was_deleted: true,
    is_from_reported: true,
    text: 'Ujumbe 14',
    timestamp: testApp.clock.now().toISOString(),
  });
  expect(messages.filter((message: { is_reported: boolean }) => message.is_reported)).toHaveLength(1);
});

test('each report of one reporter has the messages that were named with it', async () => {
  const [me, them] = await createCouple();
  const ids: number[] = [];
  for (let at = 0; at < 16; at += 1) ids.push((await send(them, me, `Ujumbe ${at}`)).body.id);
  await report(me, them, { reason: 'harassment', message_ids: [ids[0]] });
  await report(me, them, { reason: 'fake', message_ids: [ids[15]] });
  const { id } = await caseAbout(moderator, them);
  const { body } = await claim(moderator, id);
  type Said = { text: string; is_reported: boolean };
  const reported = body.details.map(({ reason, messages }: { reason: string; messages: Said[] }) => [
    reason,
    messages.flatMap(({ text, is_reported: isReported }) => (isReported ? [text] : [])),
    messages.length,
  ]);
  expect(reported).toEqual([
    ['fake', ['Ujumbe 15'], 6],
    ['harassment', ['Ujumbe 0'], 6],
  ]);
});

test('with "block too" the reported one is gone, and the messages stay with the report', async () => {
  const [me, them] = await createCouple();
  const { body } = await send(them, me, 'Nitumie pesa', { confirmed: true });
  expect(await report(me, them, { message_ids: [body.id], block: true })).toEqual(received(true));
  expect(await sees(me, them)).toBe(false);
  expect(await report(them, me, { message_ids: [body.id] })).toEqual(received());
  const { id } = await caseAbout(moderator, me);
  expect((await claim(moderator, id)).body.details[0].messages).toHaveLength(1);
  // A report without a message blocks too, also if it is sent again.
  const [one, other] = await createCouple();
  expect(await report(one, other, { block: true })).toEqual(received(true));
  expect(await report(one, other, { block: true })).toEqual(received(true));
  expect(await sees(one, other)).toBe(false);
});

test('a report outlives the account that it is about, and one about somebody who is gone is taken', async () => {
  const [me, them] = await createCouple();
  const { body } = await send(them, me, 'Nitumie pesa', { confirmed: true });
  await report(me, them, { message_ids: [body.id] });
  await database.pool.query('delete from users where id = $1', [them.id]);
  expect(await report(me, them, { reason: 'fake' })).toEqual(received());
  const found = await caseAbout(moderator, them);
  expect(found).toMatchObject({ name: null, reports: 2 });
  const opened = (await claim(moderator, found.id)).body;
  expect(opened.profile).toBeNull();
  expect(opened.details[1].messages[0].text).toBe('Nitumie pesa');
});

test('the age in a case is that of the new day from midnight in Nairobi', async () => {
  const { clock } = testApp;
  const before = clock.now();
  clock.set('2027-05-04T20:55:00Z');
  const [by, me, them] = [await createModerator(), await createMember(testApp), await createMember(testApp)];
  await report(me, them);
  clock.set('2027-05-04T21:05:00Z');
  const { id } = await caseAbout(by, them);
  expect((await claim(by, id)).body.profile.age).toBe(31);
  clock.set(before);
});

test('a report about a minor hides the profile at once and stands first in the queue', async () => {
  const [me, stranger, them] = [await createMember(testApp), await createMember(testApp), await createMember(testApp)];
  await report(me, them, { reason: 'under_18' });
  expect(await sees(stranger, them)).toBe(false);
  const [first] = await listCases(moderator);
  expect(first).toMatchObject({ user_id: them.id, is_urgent: true });
  expect((await act(them, 'GET', '/api/profiles/me')).status).toBe(200);
});

test('a report about a minor makes an open case urgent, and no later one changes that', async () => {
  const [one, another, third, them] = [
    await createMember(testApp),
    await createMember(testApp),
    await createMember(testApp),
    await createMember(testApp),
  ];
  await report(one, them);
  expect(await caseAbout(moderator, them)).toMatchObject({ is_urgent: false });
  await report(another, them, { reason: 'under_18' });
  await report(third, them);
  expect(await caseAbout(moderator, them)).toMatchObject({ is_urgent: true, reports: 3 });
});

test('100 reports by 100 new accounts hide nobody', async () => {
  const [stranger, them] = [await createMember(testApp), await createMember(testApp)];
  const reasons = ['fake', 'money', 'harassment', 'offensive_photo', 'other'];
  for (let at = 0; at < 100; at += 1)
    await report(await createMember(testApp, { verified: false }), them, { reason: reasons[at % 5], text: 'Mbaya' });
  expect(await caseAbout(moderator, them)).toMatchObject({ reports: 100, is_urgent: false });
  expect(await sees(stranger, them)).toBe(true);
  const deck = (
    await act(await createMember(testApp, { gender: 'male' }), 'GET', '/api/profiles/discover/?search=member')
  ).body;
  expect(deck.length).toBeGreaterThan(0);
});

test('only moderators see cases, never one about themselves, and each listing and look is in the audit', async () => {
  const [me, member] = [await createMember(testApp), await createMember(testApp)];
  await report(me, moderator);
  expect(await caseAbout(moderator, moderator)).toBeUndefined();
  const another = await createModerator();
  const { id } = await caseAbout(another, moderator);
  for (const by of [me, member, moderator]) expect((await claim(by, id)).status).toBe(404);
  expect((await act(member, 'GET', '/api/moderation/reports/')).status).toBe(404);
  expect((await claim(another, id)).status).toBe(200);
  const { rows } = await database.pool.query(
    'select action, user_id, case_id from moderation_audit where moderator_id = $1 order by place',
    [another.id],
  );
  expect(rows).toEqual([
    { action: 'list_reports', user_id: another.id, case_id: null },
    { action: 'view_report', user_id: moderator.id, case_id: id },
  ]);
});

test('10,000 open cases are listed and joined by indexes alone', async () => {
  await database.pool.query(`begin; set local statement_timeout = 0;
    insert into report_cases (reported_id, opened_at, is_urgent, reports)
      select 900000000 + n, now() + n * interval '1 millisecond', n % 500 = 0, 1 from generate_series(1, 10000) n;
    insert into reports (case_id, reporter_id, reason, text, created_at)
      select id, ${moderator.id}, 'fake', '', now() from report_cases where reported_id > 900000000; commit`);
  await database.pool.query('analyze report_cases; analyze reports');
  const now = new Date();
  const list = await explain(
    database,
    listOpenCases.text,
    valuesOf(listOpenCases, { moderatorId: moderator.id, lapsedAt: now, warnedSince: now }),
  );
  expect(list).toContain('report_cases_queue');
  expect(list).toContain('reports_once');
  const filed = { caseId: 5, reporterId: moderator.id, reason: 'fake', text: '', now } as const;
  const writing = await explain(database, insertReport.text, valuesOf(insertReport, filed));
  const pair = { me: 1, them: 2, ids: [1] };
  const reading = await explain(database, listMessagesAround.text, valuesOf(listMessagesAround, pair));
  for (const plan of [list, writing, reading]) expect(plan).not.toMatch(/Seq Scan on (report|message)/);
  const [first] = await listCases(await createModerator());
  expect(first.is_urgent).toBe(true);
});
