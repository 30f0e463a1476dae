import { expect, test } from 'vitest';
import { buildTestApp } from '../../server/src/testing/build-test-app.ts';
import { createMember, type TestMember } from '../../server/src/testing/factories.ts';
import { approveWaiting } from './approve-waiting.ts';
import { likeBack } from './like-back.ts';

const testApp = await buildTestApp();
const { database, clock, dependencies } = testApp;

async function createMembers(count: number, traits: Parameters<typeof createMember>[1] = {}): Promise<TestMember[]> {
  const members = [];
  for (let made = 0; made < count; made += 1) members.push(await createMember(testApp, traits));
  return members.toSorted((one, other) => one.id - other.id);
}

test('demo people like back after two seconds, whichever of the two has the lower id, and only members', async () => {
  const [lower, member, higher, ...rest] = await createMembers(5);
  const [passed, stranger] = rest;
  if (!lower || !member || !higher || !passed || !stranger) throw new Error('There are five members');
  const swipe = (by: TestMember, { id }: TestMember, matched: boolean) =>
    testApp.inject({
      method: 'POST',
      url: '/api/profiles/like-pass/',
      headers: by.headers,
      payload: { target_profile_id: id, matched },
    });
  for (const demo of [lower, higher]) await swipe(member, demo, true);
  await swipe(member, passed, false);
  await swipe(member, stranger, true);
  await swipe(lower, higher, true);
  await swipe(passed, higher, true);
  const matches = async () => {
    const { rows } = await database.pool.query('select low_id, high_id from pairs where matched_at is not null');
    return rows.map(({ low_id: low, high_id: high }) => [low, high]).toSorted();
  };
  const likers = [lower.id, higher.id, passed.id];
  clock.advance(1999);
  await likeBack(dependencies, likers);
  expect(await matches()).toEqual([]);
  clock.advance(1);
  await likeBack(dependencies, likers);
  const both = [
    [lower.id, member.id],
    [member.id, higher.id],
  ].toSorted();
  expect(await matches()).toEqual(both);
  // A second round finds nothing more.
  await likeBack(dependencies, likers);
  expect(await matches()).toEqual(both);
});

test('the demo reviewer approves what has waited long enough, but for those who wait for a person', async () => {
  const [one, other, spared] = await createMembers(3, { verified: false });
  if (!one || !other || !spared) throw new Error('There are three members');
  const submit = ({ id }: TestMember) =>
    database.pool.query(
      `insert into verifications (user_id, selfie_key, document_key, submitted_at) values ($1, $2, $2, $3)`,
      [id, 'a'.repeat(32), clock.now()],
    );
  for (const member of [one, spared]) await submit(member);
  clock.advance(1);
  await submit(other);
  const approved = async () => {
    const { rows } = await database.pool.query(`select user_id from verifications where status = 'approved'`);
    return rows.map(({ user_id: userId }) => userId);
  };
  const acting = { ...dependencies, config: { ...testApp.config, demoReviewSeconds: 20 } };
  clock.advance(19_998);
  await approveWaiting(acting, [spared.id]);
  expect(await approved()).toEqual([]);
  clock.advance(1);
  await approveWaiting(acting, [spared.id]);
  expect(await approved()).toEqual([one.id]);
  clock.advance(60_000);
  await approveWaiting(acting, [spared.id]);
  expect((await approved()).toSorted()).toEqual([one.id, other.id].toSorted());
});
