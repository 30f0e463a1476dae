import { expect, test } from 'vitest';
import { until } from '../../testing/until.ts';
import { startReceiving } from './start-receiving.fixture.ts';

test('Premium that has begun lifts the limits of the day, and news of an order alone fetches the orders', async () => {
  const { page, receive } = await startReceiving();
  const { dayLimits } = await import('../../shared/allowances/day-limits.ts');
  await import('../../shared/allowances/note-limit.ts');
  const midnight = Date.now() + 3_600_000;
  dayLimits.write({ swipes: midnight, messages: midnight, profiles: midnight });
  const hear = async (plan: 'basic' | 'premium') => {
    receive({ type: 'payment' });
    (await page.api.take('GET /api/premium/')).reply({ body: { plan } });
    await page.settled();
  };
  receive({ type: 'payment' });
  // A plan that is not known lifts nothing.
  (await page.api.take('GET /api/premium/')).reply({ status: 403 });
  await page.settled();
  expect(Object.keys(dayLimits.read())).toHaveLength(3);
  page.client.setQueryData(['orders'], {});
  await hear('basic');
  expect(page.client.getQueryState(['orders'])?.isInvalidated).toBe(true);
  expect(Object.keys(dayLimits.read())).toHaveLength(3);
  await hear('premium');
  await until(() => expect(dayLimits.read()).toEqual({}));
});
