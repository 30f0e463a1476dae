import { expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp } from '../../server/src/testing/build-test-app.ts';
import { createMember, type TestMember } from '../../server/src/testing/factories.ts';
import { approveWaiting } from './approve-waiting.ts';
import { likeBack } from './like-back.ts';
import { startDemo } from './start-demo.ts';

const testApp = await buildTestApp();
const { database, clock, dependencies } = testApp;

async function createMembers(count: number, traits: Parameters<typeof createMember>[1] = {}): Promise<TestMember[]> {
  const members = [];
  for (let made = 0; made < count; made += 1) members.push(await createMember(testApp, traits));
  return members.toSorted((one, other) => one.id - other.id);
}

/** The different notices of this kind that members have got. */
const noticesOf = async (kind: string) => {
  const text = `select distinct details ->> 'decision' as decision, details ->> 'demo' as demo from notifications
    where kind = $1`;
  return (await database.pool.query(text, [kind])).rows;
};

test('demo people like back after two seconds, whichever of the two has the lower id, and only members', async () => {
  const [below, lower, member, higher, ...rest] = await createMembers(6);
  const [passed, stranger] = rest;
  if (!below || !lower || !member || !higher || !passed || !stranger) throw new Error('There are six members');
  const swipe = (by: TestMember, { id }: TestMember, matched: boolean) =>
    testApp.inject({
      method: 'POST',
      url: '/api/profiles/like-pass/',
      headers: by.headers,
      payload: { target_profile_id: id, matched },
    });
  for (const demo of [lower, higher]) await swipe(member, demo, true);
  for (const demo of [below, passed]) await swipe(member, demo, false);
  await swipe(member, stranger, true);
  await swipe(lower, higher, true);
  await swipe(passed, higher, true);
  const matches = async () => {
    const { rows } = await database.pool.query('select low_id, high_id from pairs where matched_at is not null');
    return rows.map(({ low_id: low, high_id: high }) => [low, high]).toSorted();
  };
  const likers = [below.id, lower.id, higher.id, passed.id];
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
  // Nobody likes whoever has passed on them.
  const answers = `select high_liked from pairs where low_id = $2 and high_id = $3
    union all select low_liked from pairs where low_id = $1 and high_id = $2`;
  const { rows: unanswered } = await database.pool.query(answers, [below.id, member.id, passed.id]);
  expect(unanswered).toEqual([{ high_liked: null }, { high_liked: null }]);
  // A script does it, so it teaches the ranking nothing.
  const taught = `select 1 from pairs where low_id = any($1) and low_to_learn and high_id = $2
    or high_id = any($1) and high_to_learn and low_id = $2`;
  expect((await database.pool.query(taught, [likers, member.id])).rowCount).toBe(0);
  const together = 'select distinct taught from pairs where matched_at is not null';
  expect((await database.pool.query(together)).rows).toEqual([{ taught: 8 }]);
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
  const told: number[] = [];
  onTestFinished(
    testApp.events.subscribe(({ to, event }) => {
      if (event.type === 'verification') told.push(...to);
    }),
  );
  clock.advance(60_000);
  await approveWaiting(acting, [spared.id]);
  expect((await approved()).toSorted()).toEqual([one.id, other.id].toSorted());
  expect(told).toEqual([other.id]);
  expect(await noticesOf('verification')).toEqual([{ decision: 'approved', demo: 'true' }]);
});

test('the demo reviewer shows a new name once it has waited long enough', async () => {
  const [member] = await createMembers(1, { name: 'Amina' });
  await database.pool.query('insert into profile_changes (user_id, name, submitted_at) values ($1, $2, $3)', [
    member?.id,
    'Zawadi',
    clock.now(),
  ]);
  const nameAfter = async (ms: number) => {
    clock.advance(ms);
    await approveWaiting({ ...dependencies, config: { ...testApp.config, demoReviewSeconds: 20 } }, []);
    return (await database.pool.query('select name from profiles where user_id = $1', [member?.id])).rows[0]?.name;
  };
  expect([await nameAfter(19_999), await nameAfter(1)]).toEqual(['Amina', 'Zawadi']);
  expect(await noticesOf('profile_change')).toEqual([{ decision: 'approved', demo: 'true' }]);
});

test('a demo goes on round by round until it is stopped, also in the middle of a round', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const rounds: PromiseWithResolvers<void>[] = [];
  const query = async (text: string) => {
    // There are members already, so nothing is seeded.
    if (text.startsWith('select from users')) return { rows: [{}] };
    const round = Promise.withResolvers<void>();
    rounds.push(round);
    await round.promise;
    return { rows: [] };
  };
  const config = { ...testApp.config, demoReviewSeconds: 0 };
  const demo = await startDemo({ ...dependencies, config, database: { ...database, pool: { query } as never } });
  rounds[0]?.resolve();
  // After 0 seconds, which stands for never, the reviewer does not even look.
  await vi.advanceTimersByTimeAsync(0);
  expect(rounds).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rounds).toHaveLength(2);
  const stopping = demo.stop();
  rounds[1]?.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rounds).toHaveLength(2);
});

test('a round that fails ends neither the demo nor its next round', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = { likes: 0, reviews: 0 };
  const query = async (text: string) => {
    if (text.startsWith('select from users')) return { rows: [{}] };
    asked[text.includes('from verifications') ? 'reviews' : 'likes'] += 1;
    throw new Error('The database is away');
  };
  const config = { ...testApp.config, demoReviewSeconds: 1 };
  const demo = await startDemo({ ...dependencies, config, database: { ...database, pool: { query } as never } });
  onTestFinished(() => demo.stop());
  for (const round of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(round === 1 ? 0 : 1000);
    expect(asked).toEqual({ likes: round, reviews: round });
  }
});

test.each([
  [null, []],
  [{ kind: 'mpesa', pretendPhonePort: null, callbackOrigin: '' } as const, []],
  [
    { kind: 'pretend', pretendPhonePort: 4321, callbackOrigin: '' } as const,
    ['', 'The pretend phone that pays for Premium: http://localhost:4321/phone/'],
  ],
])('a demo with the checkout %j says with what to sign in, and where the phone is', async (checkout, phone) => {
  const query = async () => ({ rows: [{}] });
  const config = { ...testApp.config, demoReviewSeconds: 0 };
  const pool = { query, connect: () => Promise.reject(new Error('away')) } as never;
  const demo = await startDemo({ ...dependencies, config, checkout, database: { ...database, pool } });
  await demo.stop();
  expect(demo.introduction).toEqual([
    'Demo sign-ins (password karibu-mwanzo):',
    '  amina@mwanzo.test      verified',
    '  brian@mwanzo.test      verified',
    '  new@mwanzo.test        not verified yet',
    '  moderator@mwanzo.test  reviewer',
    '  reviewer@mwanzo.test   another reviewer, whom a ban or an appeal needs',
    ...phone,
  ]);
});
