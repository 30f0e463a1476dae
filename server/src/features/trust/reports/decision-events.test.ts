import { beforeEach, expect, test } from 'vitest';
import type { Publication } from '../../../gateways/event-bus/event-bus.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createChangesClient } from '../../core/changes/changes-client.fixture.ts';
import { createModerationClient } from '../moderation/moderation-client.fixture.ts';
import { createReportClient } from './report-client.fixture.ts';

const testApp = await buildTestApp();
const { database, clock, events } = testApp;
const { act, report, caseAbout, claim, decide, decideAppeal, answerBan, createModerator } = createReportClient(testApp);
const { submit, decide: decideVerification } = createModerationClient(testApp);
const { rename, approve } = createChangesClient(testApp);
const heard: Publication[] = [];
events.subscribe((publication) => heard.push(publication));
const start = clock.now();
let reviewer: TestMember;

beforeEach(async () => {
  clock.set(start);
  reviewer = await createModerator();
});

/** The types of the events that this member's open app has got since the last look. */
function toldTo({ id }: TestMember): string[] {
  const told = heard.filter(({ to }) => to.includes(id)).map(({ event }) => event.type);
  heard.length = 0;
  return told.filter((type) => type !== 'notification').toSorted();
}

/** The kinds of the notices that this member's open app has got since the last look. */
function rungFor({ id }: TestMember): string[] {
  const told = heard.filter(({ to }) => to.includes(id)).map(({ event }) => event);
  heard.length = 0;
  return told.flatMap((event) => (event.type === 'notification' ? [event.kind] : []));
}

async function decideAbout(them: TestMember, decision: object): Promise<number> {
  await report(await createMember(testApp), them);
  return decideReported(them, decision);
}

async function decideReported(them: TestMember, decision: object): Promise<number> {
  const { id } = await caseAbout(reviewer, them);
  await claim(reviewer, id);
  heard.length = 0;
  expect((await decide(reviewer, id, { note: 'Read.', ...decision })).status).toBe(200);
  return id;
}

async function takeBackNewest(): Promise<void> {
  const [made] = (await act(reviewer, 'GET', '/api/moderation/decisions/')).body;
  clock.advance(60_000);
  expect((await act(reviewer, 'POST', `/api/moderation/decisions/${made.id}/take-back/`)).status).toBe(200);
}

test('an open app hears at once of a decision against its member and of its end, and of no dismissal', async () => {
  const them = await createMember(testApp);
  await decideAbout(them, { decision: 'dismiss' });
  expect(toldTo(them)).toEqual([]);
  const id = await decideAbout(them, { decision: 'warn', reason: 'money' });
  expect(toldTo(them)).toEqual(['decision']);
  await database.pool.query(`update report_cases set appealed_at = $2, appeal_text = 'No' where id = $1`, [id, start]);
  reviewer = await createModerator();
  expect((await decideAppeal(reviewer, id, 'uphold')).status).toBe(200);
  expect(toldTo(them)).toEqual(['decision']);
  await takeBackNewest();
  expect(toldTo(them)).toEqual(['decision', 'notifications_read']);
});

test('of a ban that was asked for the confirmation is told, and no refusal', async () => {
  const second = await createModerator();
  for (const [answer, told] of [
    ['confirm', ['decision']],
    ['decline', []],
  ] as const) {
    const them = await createMember(testApp);
    const id = await decideAbout(them, { decision: 'ban', reason: 'money' });
    expect(toldTo(them)).toEqual(['decision']);
    await claim(second, id);
    expect((await answerBan(second, id, answer)).status).toBe(200);
    expect({ answer, told: toldTo(them) }).toEqual({ answer, told });
  }
});

test('a decision that is taken back is told too, and its notice goes from the bell', async () => {
  const [warned, verified] = [await createMember(testApp), await createMember(testApp, { verified: false })];
  await decideAbout(warned, { decision: 'warn', reason: 'money' });
  toldTo(warned);
  await takeBackNewest();
  expect(toldTo(warned)).toEqual(['decision', 'notifications_read']);
  await decideVerification(reviewer, await submit(verified), { decision: 'reject', reason: 'Blurred' });
  expect(toldTo(verified)).toEqual(['verification']);
  await takeBackNewest();
  expect(toldTo(verified)).toEqual(['notifications_read', 'verification']);
});

test('a decision that is taken back goes from the bell of those who had reported, and of nobody else', async () => {
  const [reporter, them, other] = [
    await createMember(testApp),
    await createMember(testApp),
    await createMember(testApp),
  ];
  await report(reporter, them);
  await decideReported(them, { decision: 'warn', reason: 'money' });
  heard.length = 0;
  await takeBackNewest();
  const told = (member: TestMember) => heard.filter(({ to }) => to.includes(member.id)).map(({ event }) => event.type);
  expect([reporter, other].map(told)).toEqual([['notifications_read'], []]);
});

test('the bell of an open app rings for a ban that is asked for and again for its confirmation', async () => {
  const second = await createModerator();
  const them = await createMember(testApp);
  const id = await decideAbout(them, { decision: 'ban', reason: 'money' });
  expect(rungFor(them)).toEqual(['safety']);
  await claim(second, id);
  expect((await answerBan(second, id, 'confirm')).status).toBe(200);
  expect(rungFor(them)).toEqual(['safety']);
});

test('the bell of an open app rings for a decision about a name, a photo and an appeal', async () => {
  const renamed = await createMember(testApp);
  await rename(renamed, 'Beyonce Knowles');
  rungFor(renamed);
  await approve(reviewer, renamed);
  expect(rungFor(renamed)).toEqual(['profile_change']);
  const pictured = await createMember(testApp);
  await database.pool.query(
    `with held as (
       insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at, is_held)
       values (7, $1, 0, repeat('a', 32), 1, 1, '', $2, true) returning id
     )
     insert into photo_reviews (photo_id, why, explicit, submitted_at) select id, 'explicit', 0.8, $2 from held`,
    [pictured.id, start],
  );
  expect((await act(reviewer, 'POST', '/api/moderation/photos/7/claim/')).status).toBe(200);
  expect((await act(reviewer, 'POST', '/api/moderation/photos/7/decide/', { decision: 'approve' })).status).toBe(200);
  expect(rungFor(pictured)).toEqual(['profile_change']);
  const warned = await createMember(testApp);
  const id = await decideAbout(warned, { decision: 'warn', reason: 'money' });
  expect(rungFor(warned)).toEqual(['safety']);
  await database.pool.query(`update report_cases set appealed_at = $2, appeal_text = 'No' where id = $1`, [id, start]);
  expect((await decideAppeal(await createModerator(), id, 'lift')).status).toBe(200);
  expect(rungFor(warned)).toEqual(['safety']);
});
