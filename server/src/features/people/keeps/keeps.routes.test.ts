import { keptMax } from '@mwanzo/contract/limits';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { commitOnceAwaited } from '../../../testing/commit-once-awaited.ts';
import { explain } from '../../../testing/explain.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { lastingHeaders } from '../../../testing/lasting-headers.ts';
import { createKeepsClient } from './keeps-client.fixture.ts';
import { listKeptProfiles, listKeptRows, takeKept } from './keeps.repository.ts';

const testApp = await buildTestApp();
const { database, clock } = testApp;
const { act, approve, createWaiting, drop, keep, keptBy } = createKeepsClient(testApp);
const noContent = { status: 204, body: null };

const createMan = (traits = {}) => createMember(testApp, { gender: 'male', ...traits });
const swipe = (by: TestMember, { id }: TestMember, matched: boolean) =>
  act(by, 'POST', '/api/profiles/like-pass/', { target_profile_id: id, matched });
const block = (by: TestMember, { id }: TestMember) => act(by, 'POST', '/api/blocks/', { user_id: id });

/** A member who keeps one man. */
async function createKeeper() {
  const [member, man] = [await createWaiting(), await createMan({ name: 'Kiptoo' })];
  expect(await keep(member, man)).toEqual(noContent);
  expect(await keptBy(member)).toEqual([man.id]);
  return { member, man };
}

test('kept people are listed newest first, as a stranger sees them, and repeating changes nothing', async () => {
  const before = clock.now();
  // In Nairobi it is the man's birthday already.
  clock.set('2026-05-04T21:30:00Z');
  const { member, man } = await createKeeper();
  await database.pool.query(
    `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
     values (1, $1, 0, repeat('a', 32), 4, 5, 'hash', $2)`,
    [man.id, clock.now()],
  );
  const keptAt = clock.now().toISOString();
  clock.advance(1000);
  const other = await createMan();
  await keep(member, other);
  clock.advance(1000);
  expect(await keep(member, man)).toEqual(noContent);
  const { body } = await act(member, 'GET', '/api/keeps/');
  expect(body.map(({ id }: TestMember) => id)).toEqual([other.id, man.id]);
  const { body: profile } = await act(member, 'GET', `/api/profiles/${man.id}/`);
  expect(body[1]).toEqual({ ...profile, kept_at: keptAt });
  expect([profile.age, profile.photos.length]).toEqual([30, 1]);
  clock.set(before);
});

test('somebody leaves the list when they are taken off, and a second time changes nothing', async () => {
  const { member, man } = await createKeeper();
  for (const id of [man.id, man.id, 77]) expect(await drop(member, { id })).toEqual(noContent);
  expect(await keptBy(member)).toEqual([]);
  expect(await keep(member, man)).toEqual(noContent);
  expect(await keptBy(member)).toEqual([man.id]);
});

test('the list is its owner’s alone', async () => {
  const { member, man } = await createKeeper();
  expect(await keptBy(man)).toEqual([]);
  const other = await createWaiting();
  expect(await drop(other, man)).toEqual(noContent);
  expect(await keptBy(member)).toEqual([man.id]);
});

test('a member without documents and one with the badge keep nobody', async () => {
  const man = await createMan();
  const without = await createMember(testApp, { verified: false });
  expect(await keep(without, man)).toMatchObject({ status: 403, body: { code: 'verification_required' } });
  const verified = await createMember(testApp);
  expect(await keep(verified, man)).toMatchObject({ status: 409, body: { code: 'already_verified' } });
});

test('a refusal leaves the list as it is, and it can be changed', async () => {
  const { member, man } = await createKeeper();
  await database.pool.query(
    `update verifications set status = 'rejected', decided_at = submitted_at, decision = 'reject' where user_id = $1`,
    [member.id],
  );
  expect(await keptBy(member)).toEqual([man.id]);
  expect(await drop(member, man)).toEqual(noContent);
  expect(await keep(member, man)).toEqual(noContent);
});

test('the list is full at twenty, and has room after one is taken off', async () => {
  const member = await createWaiting();
  const men = await Promise.all(Array.from({ length: keptMax }, () => createMan()));
  for (const man of men) expect(await keep(member, man)).toEqual(noContent);
  const late = await createMan();
  expect(await keep(member, late)).toMatchObject({ status: 409, body: { code: 'kept_list_full' } });
  expect(await keptBy(member)).toHaveLength(keptMax);
  await drop(member, men[0] as TestMember);
  expect(await keep(member, late)).toEqual(noContent);
  expect(await keptBy(member)).toHaveLength(keptMax);
});

test('of two requests for the last place, the second waits for the first and is refused', async () => {
  const member = await createWaiting();
  for (let count = 1; count < keptMax; count += 1) await keep(member, await createMan());
  const [first, second] = [await createMan(), await createMan()];
  const keepFirst = async (transaction: PoolClient) => {
    await transaction.query('select from users where id = $1 for no key update', [member.id]);
    return transaction.query('insert into keeps values ($1, $2, $3)', [member.id, first.id, clock.now()]);
  };
  const late = await commitOnceAwaited(database, keepFirst, () => keep(member, second));
  expect(late).toMatchObject({ status: 409, body: { code: 'kept_list_full' } });
  expect(await keptBy(member)).toHaveLength(keptMax);
});

test('people who are gone leave their places to others, and the rows never outgrow the list', async () => {
  const member = await createWaiting();
  for (let count = 0; count < keptMax; count += 1) await keep(member, await createMan());
  await database.pool.query('update profiles set is_active = false where user_id <> $1', [member.id]);
  const [one, other] = [await createMan(), await createMan()];
  for (const man of [one, other]) {
    expect(await keep(member, man)).toEqual(noContent);
    clock.advance(1000);
  }
  expect(await keptBy(member)).toEqual([other.id, one.id]);
  const { rows } = await database.pool.query('select from keeps where user_id = $1', [member.id]);
  expect(rows).toHaveLength(keptMax);
});

const ends: Record<string, (member: TestMember, man: TestMember) => Promise<unknown>> = {
  'has blocked the member': (member, man) => block(man, member),
  'was blocked': (member, man) => block(member, man),
  'was passed': (member, man) => swipe(member, man, false),
  'was liked': async (member, man) => {
    await approve(member);
    await swipe(member, man, true);
  },
  'is a match that has ended': async (member, man) => {
    await approve(member);
    await swipe(member, man, true);
    await swipe(man, member, true);
    await act(man, 'DELETE', `/api/profiles/matches/${member.id}/`);
  },
  'has paused': (_, man) => database.pool.query('update profiles set is_active = false where user_id = $1', [man.id]),
  'is hidden by a reviewer': (_, man) =>
    database.pool.query('update profiles set hidden_at = now() where user_id = $1', [man.id]),
  'is shown only to people whom they like': (_, man) =>
    database.pool.query(`update profiles set shown_to = 'liked' where user_id = $1`, [man.id]),
  'has deleted the account': (_, man) => database.pool.query('delete from users where id = $1', [man.id]),
};
test.each(Object.entries(ends))('somebody who %s is not in the list and cannot be kept', async (_, end) => {
  const { member, man } = await createKeeper();
  await end(member, man);
  expect(await keptBy(member)).toEqual([]);
  expect((await keep(member, man)).status).not.toBe(204);
  expect(await keptBy(member)).toEqual([]);
});

test.each(['blocks', 'is blocked'])('after an unblock a keeper who %s keeps nobody', async (who) => {
  const { member, man } = await createKeeper();
  const [one, other] = who === 'blocks' ? [member, man] : [man, member];
  await block(one, other);
  await act(one, 'DELETE', `/api/blocks/${other.id}/`);
  expect(await keptBy(member)).toEqual([]);
  expect(await keep(member, man)).toEqual(noContent);
});

test('nobody keeps themselves, or a member who does not exist', async () => {
  const member = await createWaiting();
  for (const id of [member.id, 77])
    expect(await keep(member, { id })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await act(member, 'POST', '/api/keeps/', {})).toMatchObject({ status: 400 });
});

test('every response to somebody who is kept is the same, byte for byte, as if nobody kept them', async () => {
  const [member, man] = [await createWaiting(), await createMan()];
  const asks = [
    '/api/profiles/me',
    '/api/profiles/discover/',
    '/api/profiles/discover/count/',
    '/api/profiles/discover/wider/',
    '/api/profiles/likes-me/',
    '/api/profiles/matches/',
    '/api/profiles/me/preferences/',
    '/api/notifications/',
    '/api/account/settings/',
    '/api/verify/',
    '/api/keeps/',
    '/api/blocks/',
    `/api/profiles/${member.id}/`,
    `/api/messages/conversation/${member.id}/`,
    '/api/past-conversations/',
  ];
  const responses = async () => {
    await database.pool.query('delete from deck_queues');
    return Promise.all(
      asks.map(async (url) => {
        const { statusCode, headers, payload } = await testApp.inject({ url, headers: man.headers });
        return { url, statusCode, payload, headers: lastingHeaders(headers) };
      }),
    );
  };
  await responses();
  const before = await responses();
  await keep(member, man);
  expect(await responses()).toEqual(before);
  await drop(member, man);
  expect(await responses()).toEqual(before);
});

test('the list and its rows are read from the key of the table', async () => {
  await database.pool.query('set enable_seqscan = off');
  for (const { text } of [listKeptProfiles, listKeptRows, takeKept])
    expect(await explain(database, text, [1])).toContain('keeps_pkey');
});
