import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
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
