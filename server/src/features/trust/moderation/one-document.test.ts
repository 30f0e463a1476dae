import { beforeEach, expect, test } from 'vitest';
import type { Publication } from '../../../gateways/event-bus/event-bus.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { documentMark, forgetDocument, keepDocument } from '../../core/bans/index.ts';
import { createReportClient } from '../reports/report-client.fixture.ts';
import { allChecks, createModerationClient } from './moderation-client.fixture.ts';

const testApp = await buildTestApp();
const { config, database, events } = testApp;
const { get, decide, approval, submit, decisionsOf, notificationsOf, lapseClaims } = createModerationClient(testApp);
const { judge, act } = createReportClient(testApp);
const moderator = await createMember(testApp, { role: 'moderator' });
const colleague = await createMember(testApp, { role: 'moderator' });

let card: { kind: string; number: string };
let number = 30_000_000;
beforeEach(() => {
  card = { kind: 'national_id', number: String((number += 1)) };
});

/** Submits a new member's verification and approves it with a document. */
async function verifyWith(document: object, reviewer = moderator) {
  const member = await createMember(testApp, { verified: false });
  const id = await submit(member);
  const response = await decide(reviewer, id, await approval(reviewer, id, { document }));
  return { member, id, status: response.statusCode, body: response.json() };
}
const statusOf = async (member: TestMember) => (await get(member, '/api/verify/')).json().status;
const kept = async (member: TestMember) =>
  (await database.pool.query('select mark from identity_documents where user_id = $1', [member.id])).rows;

test('a second account with the same document is not approved, however it is typed, and learns nothing', async () => {
  const first = await verifyWith(card);
  expect(first.status).toBe(200);
  for (const typed of [card.number, ` ${card.number.slice(0, 2)} ${card.number.slice(2)}`, `0${card.number}`]) {
    const second = await verifyWith({ ...card, number: typed });
    expect([second.status, second.body.code]).toEqual([409, 'document_used']);
    expect(JSON.stringify(second.body)).not.toContain(String(first.member.id));
    expect(await statusOf(second.member)).toBe('pending');
    expect((await get(second.member, '/api/profiles/me')).json().isVerified).toBe(false);
    expect(await decisionsOf(second.id)).toEqual([]);
    expect(await notificationsOf(second.member)).toEqual([]);
    expect(await kept(second.member)).toEqual([]);
  }
});

test('a document is known again by the key of marks, which stays when the vault key changes', async () => {
  const { member } = await verifyWith(card);
  expect(await kept(member)).toEqual([{ mark: documentMark('national_id', card.number, config.markKey) }]);
});

test('an approval with a document that is kept already, once taken back, leaves the one of before it', async () => {
  const { member } = await verifyWith(card);
  const [{ mark }] = (await kept(member)) as [{ mark: Buffer }];
  const now = new Date('2027-01-01T00:00:00Z');
  await getRow(database, keepDocument, { mark, userId: member.id, now });
  await getRows(database, forgetDocument, { userId: member.id, keptAt: now });
  expect(await kept(member)).toEqual([{ mark }]);
});

test('the same digits on a document of another kind are another document', async () => {
  await verifyWith(card);
  expect((await verifyWith({ ...card, kind: 'alien_id' })).status).toBe(200);
});

test('of two accounts that are approved with one document at the same moment one is', async () => {
  const waiting = await Promise.all(
    [moderator, colleague].map(async (reviewer) => {
      const id = await submit(await createMember(testApp, { verified: false }));
      return { reviewer, id, approve: await approval(reviewer, id, { document: card }) };
    }),
  );
  const responses = await Promise.all(waiting.map(({ reviewer, id, approve }) => decide(reviewer, id, approve)));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('the document goes with the account, and serves another one after that', async () => {
  const { member } = await verifyWith(card);
  expect(await kept(member)).toHaveLength(1);
  await database.pool.query('delete from users where id = $1', [member.id]);
  expect(await kept(member)).toEqual([]);
  expect((await verifyWith(card)).status).toBe(200);
});

test('a banned document ends the verification of any account, until the ban is lifted', async () => {
  const { member: banned } = await verifyWith(card);
  const caseId = await judge(banned, { decision: 'ban', reason: 'fake', note: 'A scam.' });
  // The ban outlives the account.
  await database.pool.query('delete from users where id = $1', [banned.id]);
  const told: Publication[] = [];
  const stop = events.subscribe((publication) => told.push(publication));
  const again = await verifyWith(card);
  stop();
  expect([again.status, again.body.code]).toEqual([409, 'document_banned']);
  const heard = told.filter(({ to }) => to.includes(again.member.id)).map(({ event }) => event.type);
  expect(heard.toSorted()).toEqual(['notification', 'verification']);
  expect((await get(again.member, '/api/verify/')).json()).toMatchObject({
    status: 'rejected',
    refusal: { code: 'document_used', note: null },
  });
  expect(await decisionsOf(again.id)).toEqual([{ moderator_id: moderator.id, action: 'reject' }]);
  expect(await kept(again.member)).toEqual([]);
  const { rows } = await database.pool.query(
    "select checks from moderation_audit where verification_id = $1 and action = 'reject'",
    [again.id],
  );
  // The reviewer's own ticks stay beside it.
  expect(rows).toEqual([{ checks: { ...allChecks, document_banned: true } }]);
  await database.pool.query('delete from banned_marks where case_id = $1', [caseId]);
  expect((await verifyWith(card)).status).toBe(200);
});

test('who has not looked at the pictures learns neither that a document is used nor that it is banned', async () => {
  const { member: banned } = await verifyWith(card);
  const used = { kind: 'passport', number: 'AK0123456' };
  await verifyWith(used);
  await judge(banned, { decision: 'ban', reason: 'fake', note: 'A scam.' });
  for (const document of [card, used]) {
    const member = await createMember(testApp, { verified: false });
    const id = await submit(member);
    const approve = { ...(await approval(colleague, id)), document };
    await lapseClaims();
    const response = await decide(moderator, id, approve);
    expect(response.json().code).toBe('pictures_not_seen');
    expect(await statusOf(member)).toBe('pending');
  }
});

test.each([
  ['no number', undefined, 'is required to approve'],
  ['too few digits', { kind: 'national_id', number: '1234' }, 'is not the number of such a document'],
  ['letters in an ID', { kind: 'national_id', number: 'A1234567' }, 'is not the number of such a document'],
  ['no digit in a passport', { kind: 'passport', number: 'ABCDEFG' }, 'is not the number of such a document'],
])('%s is refused, naming the field and not the number', async (_, document, message) => {
  const { status, body, member } = await verifyWith(document as object);
  expect([status, body.fields]).toEqual([400, { document: [message] }]);
  if (document) expect(JSON.stringify(body)).not.toContain(document.number);
  expect(await statusOf(member)).toBe('pending');
});

test('the number stands nowhere in the database', async () => {
  await verifyWith(card);
  const { rows } = await database.pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { table_name: table } of rows) {
    const found = await database.pool.query(
      `select count(*)::integer as n from ${table} each where each::text like $1`,
      [`%${card.number}%`],
    );
    expect([table, found.rows[0].n]).toEqual([table, 0]);
  }
  expect((await act(moderator, 'GET', '/api/moderation/audit/')).status).toBe(200);
});
