import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../testing/factories.ts';
import { createModerationClient, queueUrl } from './moderation-client.fixture.ts';

const testApp = await buildTestApp({ rateLimitRelaxation: 1 });
const { database, clock } = testApp;
const { get, claim, submit, auditOf, lapseClaims } = createModerationClient(testApp);
const createModerator = () => createMember(testApp, { role: 'moderator' });
const colleague = await createModerator();
const newCase = async () => submit(await createMember(testApp, { verified: false }));
const look = (by: TestMember, id: number) => get(by, `${queueUrl}${id}/id_document/`);
async function open(by: TestMember, id: number) {
  await claim(by, id);
  return look(by, id);
}

/** The reviewer has opened this many other documents just now. */
async function haveOpened(by: TestMember, count: number): Promise<void> {
  await database.pool.query(
    `insert into moderation_audit (moderator_id, action, verification_id, user_id, created_at)
     select $1, 'view_id_document', 1000000 + n, $1, $3 from generate_series(1, $2::integer) n`,
    [by.id, count, clock.now()],
  );
}

test('a reviewer opens the documents of 60 submissions in an hour, and the next one later', async () => {
  const reviewer = await createModerator();
  await haveOpened(reviewer, 59);
  const [last, more] = [await newCase(), await newCase()];
  expect((await open(reviewer, last)).statusCode).toBe(200);
  const refused = await open(reviewer, more);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect(refused.json().detail).toContain('60 identity documents');
  expect(refused.headers['retry-after']).toBe('3600');
  expect(await auditOf(more)).toEqual([{ moderator_id: reviewer.id, action: 'claim' }]);
  expect((await open(reviewer, last)).statusCode).toBe(200);
  await claim(reviewer, more);
  expect((await get(reviewer, `${queueUrl}${more}/selfie/`)).statusCode).toBe(200);
  await lapseClaims();
  expect((await open(colleague, more)).statusCode).toBe(200);
});

test('of ten documents that are opened at once after 59, one is shown', async () => {
  const reviewer = await createModerator();
  await haveOpened(reviewer, 59);
  const ids: number[] = [];
  for (let at = 0; at < 10; at += 1) ids.push(await newCase());
  const responses = await Promise.all(ids.map((id) => open(reviewer, id)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});
