import { planLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { addPeriod, revokePeriod } from '../../core/premium/index.ts';

const testApp = await buildTestApp();
const { inject, database, clock, tokens } = testApp;

const swipesMax = planLimits.basic.swipesPerDay ?? 0;

// Fails if the end of a pass is read before the request and not in the statement, or if the machine's clock decides.
test('Premium counts until its last moment by the time of the request, and what it allowed stays', async () => {
  const one = await createMember(testApp);
  const others = await Promise.all(Array.from({ length: 3 }, () => createMember(testApp)));
  const before = clock.now();
  const { endsAt } = await addPeriod(database, {
    userId: one.id,
    product: 'day',
    orderId: one.id,
    now: before,
  });
  await database.pool.query('insert into daily_usage (user_id, day, swipes) values ($1, $2, $3)', [
    one.id,
    '2026-11-22',
    swipesMax,
  ]);
  const likeAt = async (moment: number, target: TestMember | undefined) => {
    clock.set(new Date(moment));
    const token = await tokens.issue({ userId: one.id, role: 'member' }, 1);
    const { statusCode } = await inject({
      method: 'POST',
      url: '/api/profiles/like-pass/',
      headers: { authorization: `Bearer ${token}` },
      payload: { target_profile_id: target?.id, matched: true },
    });
    return statusCode;
  };
  expect(await likeAt(endsAt.getTime() - 1, others[0])).toBe(200);
  expect(await likeAt(endsAt.getTime(), others[1])).toBe(429);
  await addPeriod(database, { userId: one.id, product: 'week', orderId: one.id + 1, now: endsAt });
  expect(await likeAt(endsAt.getTime(), others[1])).toBe(200);
  // The swipes are given back one by one, the later one first.
  await revokePeriod(database, one.id, endsAt);
  expect(await likeAt(endsAt.getTime() - 1, others[2])).toBe(429);
  await revokePeriod(database, one.id + 1, endsAt);
  expect(await likeAt(endsAt.getTime(), others[2])).toBe(429);
  // A like that was made with Premium can be repeated without it.
  expect(await likeAt(endsAt.getTime(), others[0])).toBe(200);
});
