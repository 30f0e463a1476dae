import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { beginCourse, createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { createModerationClient, queueUrl } from '../moderation/moderation-client.fixture.ts';
import { createDocumentLooksClient } from '../moderation/document-looks-client.fixture.ts';

const testApp = await buildTestApp({ rateLimitRelaxation: 1 });
const { inject, clock } = testApp;
const { get, claim, submit, auditOf, lapseClaims } = createModerationClient(testApp);
const { signedIn, haveOpened, open, answer, stateOf, askAfterSixty, startNight } = createDocumentLooksClient(testApp);
const createModerator = () => createMember(testApp, { role: 'moderator' });
const [reviewer, colleague] = [await createModerator(), await createModerator()];
const id = await submit(await createMember(testApp, { verified: false }));
const more = await submit(await createMember(testApp, { verified: false }));
beforeEach(startNight);

const [asker, second, third, former] = [191, 192, 193, 194];
const say = createTeller(testApp, [asker, second, third, former]);
const asks = (by: number) => () => say(by, 'POST', 'moderation/document-looks/ask/');
const reads = (by: number) => () => say(by, 'GET', 'moderation/document-looks/asked/');
const answers = (by: number, given: string) => () =>
  say(by, 'POST', 'moderation/document-looks/{document_grants}/answer/', { answer: given });
const passes = (minutes: number) => async () => clock.advance(minutes * 60_000);

const steps: readonly Step[] = [
  ['one document was opened', reads(asker)],
  ['more are not asked for', asks(asker)],
  ['sixty were', async () => haveOpened({ ...reviewer, id: asker }, 60)],
  ['the reviewer asks', asks(asker)],
  ['again', asks(asker)],
  ['nobody answers their own question', answers(asker, 'yes')],
  ['what the reviewer reads', reads(asker)],
  ['what a colleague reads', reads(second)],
  ['somebody who is no moderator any more reads nothing', reads(former)],
  ['nor answers', answers(former, 'yes')],
  ['a colleague says no', answers(second, 'no')],
  ['once', answers(second, 'no')],
  ['another one comes late', answers(third, 'yes')],
  ['what the reviewer reads', reads(asker)],
  ['asking again is too early', asks(asker)],
  ['an hour but a minute passes', passes(59)],
  ['it still is', asks(asker)],
  ['a minute passes', passes(1)],
  ['there is room again', asks(asker)],
  ['sixty more', async () => haveOpened({ ...reviewer, id: asker }, 60)],
  ['the reviewer asks', asks(asker)],
  ['another one says yes', answers(third, 'yes')],
  ['what the reviewer reads', reads(asker)],
  ['what a colleague reads', reads(second)],
  ['more are not asked for', asks(asker)],
  ['an hour passes', passes(60)],
  ['what the reviewer reads', reads(asker)],
];

test('each step of a question for documents has its result, its events and its rows', async () => {
  beginCourse(testApp);
  const setRole = (role: string) =>
    testApp.database.pool.query('update users set role = $1 where id = any ($2)', [role, [reviewer.id, colleague.id]]);
  await setRole('member');
  for (const moderator of [asker, second, third]) await createMember(testApp, { id: moderator, role: 'moderator' });
  await createMember(testApp, { id: former });
  const told = (await tellCourse(testApp, steps)).split('\n');
  await setRole('moderator');
  await testApp.database.pool.query("update users set role = 'member' where id = any ($1)", [[asker, second, third]]);
  // The looks of an hour are planted.
  const lines = told.filter((line) => !line.includes('"view_id_document"'));
  await expect(lines.join('\n')).toMatchFileSnapshot('./in-words/course-of-a-question.txt');
});

test('a reviewer opens the documents of 60 submissions in an hour, and the next one later', async () => {
  await haveOpened(reviewer, 59);
  expect(await open(reviewer, id)).toBe(200);
  const before = (await auditOf(more)).length;
  const reader = await signedIn(reviewer);
  await claim(reader, more);
  const refused = await get(reader, `${queueUrl}${more}/id_document/`);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect(refused.json().detail).toContain('60 identity documents');
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await auditOf(more)).slice(before)).toEqual([{ moderator_id: reviewer.id, action: 'claim' }]);
  expect(await open(reviewer, id)).toBe(200);
  await claim(reader, more);
  expect((await get(reader, `${queueUrl}${more}/selfie/`)).statusCode).toBe(200);
  await lapseClaims();
  expect(await open(colleague, more)).toBe(200);
});

test('of ten documents that are opened at once after 59, one is shown', async () => {
  await haveOpened(reviewer, 59);
  const ids: number[] = [];
  for (let at = 0; at < 10; at += 1) ids.push(await submit(await createMember(testApp, { verified: false })));
  const statuses = await Promise.all(ids.map((each) => open(reviewer, each)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test("a colleague's yes opens 60 more for an hour, and not one beyond", async () => {
  const asked = await askAfterSixty(reviewer);
  expect(await open(reviewer, id)).toBe(429);
  clock.advance(10 * 60_000);
  expect((await answer(colleague, asked, 'yes')).json()).toEqual({ id: asked, answer: 'yes' });
  expect(await stateOf(reviewer)).toEqual({ max: 120, own: null, asked: [] });
  await haveOpened(reviewer, 59);
  expect(await open(reviewer, id)).toBe(200);
  expect(await open(reviewer, more)).toBe(429);
  const refused = await get(await signedIn(reviewer), `${queueUrl}${more}/id_document/`);
  expect(refused.json().detail).toContain('120 identity documents');
  // The first 60 looks are an hour old, and the yes still holds.
  clock.advance(50 * 60_000);
  expect(await open(reviewer, more)).toBe(200);
  // The yes is over. Of the last hour there is one look.
  clock.advance(10 * 60_000);
  expect((await stateOf(reviewer)).max).toBe(60);
  await haveOpened(reviewer, 59);
  expect(await open(reviewer, id)).toBe(429);
});

test('a HEAD opens nothing, so it uses up nothing', async () => {
  await haveOpened(reviewer, 59);
  const reader = await signedIn(reviewer);
  await claim(reader, id);
  const head = await inject({ method: 'HEAD', url: `${queueUrl}${id}/id_document/`, headers: reader.headers });
  expect(head.statusCode).toBe(405);
  expect(await open(reviewer, more)).toBe(200);
});
