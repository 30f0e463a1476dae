import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { createModerationClient, queueUrl } from './moderation-client.fixture.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const { get, claim, decide, submit, approval, auditOf, lapseClaims } = createModerationClient(testApp);

const moderator = await createMember(testApp, { role: 'moderator' });
const colleague = await createMember(testApp, { role: 'moderator' });
let id: number;
beforeEach(async () => {
  await database.pool.query('delete from verifications');
  id = await submit(await createMember(testApp, { verified: false }));
});

test('a submission shows its pictures to its holder alone, and once it is decided to who decided it', async () => {
  const look = async (caller: TestMember) => {
    const response = await get(caller, `${queueUrl}${id}/selfie/`);
    return response.statusCode === 200 ? 200 : response.json().code;
  };
  expect(await look(moderator)).toBe('claimed_by_another');
  await claim(moderator, id);
  const before = await auditOf(id);
  expect(await look(colleague)).toBe('claimed_by_another');
  expect(await auditOf(id)).toEqual(before);
  expect(await look(moderator)).toBe(200);
  await decide(moderator, id);
  expect(await look(moderator)).toBe('claimed_by_another');
  const decided = await auditOf(id);
  expect((await claim(colleague, id)).json().code).toBe('already_decided');
  expect(await look(colleague)).toBe('not_found');
  expect(await auditOf(id)).toEqual(decided);
  expect((await claim(moderator, id)).statusCode).toBe(200);
  expect(await look(moderator)).toBe(200);
  // A colleague has nothing to wait for.
  expect((await claim(colleague, id)).json().code).toBe('already_decided');
});

test('a HEAD of a picture is no look', async () => {
  const before = await auditOf(id);
  for (const picture of ['selfie', 'id_document']) {
    const url = `${queueUrl}${id}/${picture}/`;
    const response = await testApp.inject({ method: 'HEAD', url, headers: moderator.headers });
    expect(response.statusCode).toBe(405);
  }
  expect(await auditOf(id)).toEqual(before);
  const approved = await approval(moderator, id);
  await database.pool.query('delete from verifications');
  const other = await submit(await createMember(testApp, { verified: false }));
  const { headers } = moderator;
  for (const picture of ['selfie', 'id_document'])
    await testApp.inject({ method: 'HEAD', url: `${queueUrl}${other}/${picture}/`, headers });
  await claim(moderator, other);
  const seen = (await get(moderator, queueUrl)).json()[0];
  const body = { ...approved, seen: { name: seen.name, photo_id: seen.photo_detail?.id ?? null } };
  expect((await decide(moderator, other, body)).json().code).toBe('pictures_not_seen');
});

test('pictures that are to be erased are shown to nobody, erased or not', async () => {
  await decide(moderator, id);
  await database.pool.query('update verifications set decided_at = $2 where id = $1', [
    id,
    new Date(clock.now().getTime() - 24 * 3_600_000),
  ]);
  const before = await auditOf(id);
  expect((await claim(moderator, id)).json().code).toBe('already_decided');
  expect((await get(moderator, `${queueUrl}${id}/id_document/`)).statusCode).toBe(404);
  expect(await auditOf(id)).toEqual(before);
});

test('what a reviewer sees says in its pixels who looks and when', async () => {
  const bytesFor = async (caller: TestMember) => {
    await lapseClaims();
    await claim(caller, id);
    return (
      await sharp((await get(caller, `${queueUrl}${id}/selfie/`)).rawPayload)
        .raw()
        .toBuffer()
    ).toString('base64');
  };
  const [mine, again, theirs] = [await bytesFor(moderator), await bytesFor(moderator), await bytesFor(colleague)];
  expect([again === mine, theirs === mine]).toEqual([true, false]);
  clock.advance(60_000);
  expect(await bytesFor(moderator)).not.toBe(mine);
  clock.advance(-60_000);
});

test('every listing of a queue is in the audit', async () => {
  const listed = ['verifications', 'changes', 'photos', 'reports', 'appeals', 'decisions'];
  const fresh = await createMember(testApp, { role: 'moderator' });
  for (const queue of listed) expect((await get(fresh, `/api/moderation/${queue}/`)).statusCode).toBe(200);
  const { rows } = await database.pool.query(
    'select action, user_id from moderation_audit where moderator_id = $1 order by id',
    [fresh.id],
  );
  expect(rows).toEqual(listed.map((queue) => ({ action: `list_${queue}`, user_id: fresh.id })));
});
