import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember, type TestMember } from '../../../testing/factories.ts';
import { removeMembers } from '../../../testing/empty-tables.ts';
import { allChecks, createModerationClient, queueUrl } from './moderation-client.fixture.ts';

const testApp = await buildTestApp();
const { database, inject } = testApp;
const client = createModerationClient(testApp);
const hash = 'c3c3c3c3a5a5a5a5'.repeat(4);
const compared = { checks: { ...allChecks, not_another: true } };

let reviewer: TestMember;
let vera: TestMember;
let id: number;
let firstId: number;
/** Vera's selfie waits, and another member has sent the same one. */
beforeEach(async () => {
  await removeMembers(database);
  reviewer = await createMember(testApp, { role: 'moderator' });
  vera = await createMember(testApp, { name: 'Vera', verified: false });
  firstId = await client.submit(vera);
  await screened(firstId, []);
  id = await client.submit(await createMember(testApp, { verified: false }));
  await screened(id, ['selfie_reused']);
});

async function screened(of: number, flags: readonly string[]): Promise<void> {
  await database.pool.query(
    `insert into verification_screenings (verification_id, finished_at, scores, flags, selfie_hash)
     values ($1, now(), '{}', $2, ('x' || $3::text)::bit(256))`,
    [of, flags, hash],
  );
}
const lookalikeUrl = () => `${queueUrl}${id}/lookalike/`;
const view = (caller: TestMember) => client.get(caller, lookalikeUrl());
const approveWith = async (more: object) => client.decide(reviewer, id, await client.approval(reviewer, id, more));
const looks = async () =>
  (
    await database.pool.query(
      "select moderator_id, user_id from moderation_audit where action = 'view_lookalike' and verification_id = $1",
      [id],
    )
  ).rows;

test('the reviewer reads whom the selfie looks like, and sees that picture, which is logged', async () => {
  expect((await client.claim(reviewer, id)).json().lookalike).toEqual({ user_id: vera.id, name: 'Vera' });
  const marked = vi.spyOn(testApp.dependencies.images, 'markPicture');
  onTestFinished(() => marked.mockRestore());
  const picture = await view(reviewer);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(marked.mock.calls).toEqual([[expect.anything(), [`R ${reviewer.id}`, expect.any(String)]]]);
  expect(await looks()).toEqual([{ moderator_id: reviewer.id, user_id: vera.id }]);
  expect((await client.get(reviewer, queueUrl)).body).not.toContain('lookalike');
});

test('who has sent the picture first is compared with nobody', async () => {
  expect((await client.claim(reviewer, firstId)).json()).toMatchObject({ id: firstId, lookalike: null });
});

test('of several members the one whose profile photo is alike is shown before a selfie', async () => {
  const zuri = await createMember(testApp, { id: vera.id + 1, name: 'Zuri' });
  await database.pool.query(
    `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
     values (7, $1, 0, repeat('a', 32), 1, 1, '', now())`,
    [zuri.id],
  );
  await database.pool.query(
    `insert into photo_looks (photo_id, user_id, looks) values (7, $1, array[('x' || $2::text)::bit(256)])`,
    [zuri.id, hash],
  );
  expect((await client.claim(reviewer, id)).json().lookalike).toEqual({ user_id: zuri.id, name: 'Zuri' });
});

test('an approval needs the tick and the look at the other picture; a refusal needs neither', async () => {
  const unticked = await approveWith({});
  expect([unticked.statusCode, unticked.json().fields]).toEqual([400, { checks: ['must all hold to approve'] }]);
  expect((await approveWith(compared)).json().code).toBe('pictures_not_seen');
  await view(reviewer);
  expect((await approveWith({})).statusCode).toBe(400);
  expect((await approveWith(compared)).statusCode).toBe(200);
  // The reviewer sees the decided case again, and nobody else's picture with it.
  expect((await client.claim(reviewer, id)).json()).toMatchObject({ id, lookalike: null });
  expect((await view(reviewer)).statusCode).toBe(404);
});

test('a colleague’s look is not this reviewer’s', async () => {
  const colleague = await createMember(testApp, { role: 'moderator' });
  await client.claim(colleague, id);
  expect((await view(colleague)).statusCode).toBe(200);
  await client.lapseClaims();
  expect((await approveWith(compared)).json().code).toBe('pictures_not_seen');
});

test('a reviewer who must not review the other member is shown nothing of them, and cannot approve', async () => {
  await createMatch(testApp, reviewer, vera);
  expect((await client.claim(reviewer, id)).json().lookalike).toBeNull();
  expect((await view(reviewer)).statusCode).toBe(404);
  expect(await looks()).toEqual([]);
  expect((await approveWith(compared)).json().code).toBe('pictures_not_seen');
  expect((await client.decide(reviewer, id, { decision: 'reject', reason: 'Not you.' })).statusCode).toBe(200);
});

test('the picture is for reviewers of this case alone, and no HEAD counts as a look', async () => {
  const colleague = await createMember(testApp, { role: 'moderator' });
  await client.claim(colleague, id);
  expect((await view(reviewer)).json().code).toBe('claimed_by_another');
  for (const stranger of [vera, await createMember(testApp)]) expect((await view(stranger)).statusCode).toBe(404);
  const head = await inject({ method: 'HEAD', url: lookalikeUrl(), headers: colleague.headers });
  expect(head.statusCode).toBe(405);
  expect(await looks()).toEqual([]);
});

test('a case without the flag has no such picture; one whose other picture is gone needs only the tick', async () => {
  await database.pool.query('delete from users where id = $1', [vera.id]);
  expect((await client.claim(reviewer, id)).json().lookalike).toBeNull();
  expect((await view(reviewer)).statusCode).toBe(404);
  expect((await approveWith(compared)).statusCode).toBe(200);
  const plain = await client.submit(await createMember(testApp, { verified: false }));
  expect((await client.get(reviewer, `${queueUrl}${plain}/lookalike/`)).statusCode).toBe(404);
  expect((await client.decide(reviewer, plain)).statusCode).toBe(200);
});
