import { noHints } from '@mwanzo/contract/discovery/swipes';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { writeSwipe } from './swipes.repository.ts';

const testApp = await buildTestApp();
const { database, inject } = testApp;

/** Two members, and the write of a swipe by the first one, as if its facts had been read before what came since. */
async function createTwo() {
  const [me, other] = [await createMember(testApp), await createMember(testApp)];
  const lesson = { ...noHints, teaches: true };
  const swipe = { me: me.id, them: other.id, note: null, lesson, day: '2026-11-21', requiresPhoto: false };
  return {
    me,
    other,
    write: (liked: boolean, limit: number | null = null, isTold = false) =>
      writeSwipe(database, { ...swipe, liked, now: testApp.clock.now() }, { limit, isTold }),
    /** The swipes of the day, and the answers and blocks of the pair. */
    async stored() {
      const { rows: usage } = await database.pool.query('select swipes from daily_usage where user_id = $1', [me.id]);
      const { rows: pairs } = await database.pool.query(
        `select coalesce(low_liked, high_liked) as liked, is_parted as "isParted" from pairs
         where low_id = least($1::bigint, $2::bigint) and high_id = greatest($1, $2)`,
        [me.id, other.id],
      );
      return { swipes: usage[0]?.swipes ?? 0, pairs };
    },
  };
}

test.each([true, false])(
  'a block that came first wins over a swipe (like: %s), which is not counted',
  async (liked) => {
    const { me, other, write, stored } = await createTwo();
    await inject({ method: 'POST', url: '/api/blocks/', headers: other.headers, payload: { user_id: me.id } });
    expect(await write(liked)).toBe('lost');
    expect(await stored()).toEqual({ swipes: 0, pairs: [{ liked: null, isParted: true }] });
  },
);

test('a swipe that its twin wrote first is lost and counted once, and a pass never undoes a like', async () => {
  const { write, stored } = await createTwo();
  expect(await write(true)).toEqual({ matchedAt: null, notified: [] });
  for (const liked of [true, false]) expect(await write(liked)).toBe('lost');
  expect(await stored()).toEqual({ swipes: 1, pairs: [{ liked: true, isParted: false }] });
});

test('a pass becomes a like, and both count', async () => {
  const { write, stored } = await createTwo();
  for (const liked of [false, true]) expect(await write(liked)).toEqual({ matchedAt: null, notified: [] });
  expect(await stored()).toEqual({ swipes: 2, pairs: [{ liked: true, isParted: false }] });
});

test('nothing is written over the limit, on the first swipe of a day or a later one', async () => {
  const { write, stored } = await createTwo();
  expect(await write(false, 0)).toBe('over_limit');
  expect(await stored()).toEqual({ swipes: 0, pairs: [] });
  expect(await write(false, 1)).toEqual({ matchedAt: null, notified: [] });
  expect(await write(true, 1)).toBe('over_limit');
  expect(await stored()).toEqual({ swipes: 1, pairs: [{ liked: false, isParted: false }] });
});

test.each([true, false])(
  'a withdrawn notification of a like comes back only with a like that counts (it does: %s)',
  async (isTold) => {
    const { me, other, write } = await createTwo();
    await database.pool.query(
      `insert into notifications (user_id, kind, actor_id, created_at, withdrawn_at) values ($1, 'like', $2, $3, $3)`,
      [other.id, me.id, testApp.clock.now()],
    );
    // It is the same notification, of which nobody is told again.
    expect(await write(true, null, isTold)).toEqual({ matchedAt: null, notified: [] });
    const { rows } = await database.pool.query('select withdrawn_at from notifications where user_id = $1', [other.id]);
    expect(rows.map(({ withdrawn_at: at }) => at === null)).toEqual([isTold]);
  },
);

const noticesOf = async (id: number) =>
  (await database.pool.query('select kind from notifications where user_id = $1 and withdrawn_at is null', [id])).rows;

test('a lost like notifies of nothing, also when the earlier one had told nobody', async () => {
  const { other, write } = await createTwo();
  await write(true);
  testApp.clock.advance(1000);
  expect(await write(true, null, true)).toBe('lost');
  expect(await noticesOf(other.id)).toEqual([]);
});

test('a withdrawn notification of a like stays withdrawn when the next like makes a match', async () => {
  const { me, other, write } = await createTwo();
  await database.pool.query(
    `insert into notifications (user_id, kind, actor_id, created_at, withdrawn_at) values ($1, 'like', $2, $3, $3)`,
    [other.id, me.id, testApp.clock.now()],
  );
  const payload = { target_profile_id: me.id, matched: true };
  await inject({ method: 'POST', url: '/api/profiles/like-pass/', headers: other.headers, payload });
  expect(await write(true, null, true)).toMatchObject({ matchedAt: testApp.clock.now() });
  expect(await noticesOf(other.id)).toEqual([{ kind: 'match' }]);
});
