import type { Preferences } from '@mwanzo/contract/people/preferences';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const preferences: Preferences = {
  looking_for: ['women'],
  min_age: 18,
  max_age: 50,
  near: 'anywhere',
  intent: [],
  verified_only: false,
};
const path = 'GET /api/profiles/me/preferences/count/';

async function openCount() {
  const page = await openPage();
  const { usePeopleCount } = await import('./use-people-count.ts');
  return { page, count: page.run(usePeopleCount, preferences) };
}

test('the number of other preferences is never shown as that of these', async () => {
  const { page, count } = await openCount();
  const asked = await page.api.take(path);
  const query = 'looking_for=women&min_age=18&max_age=50&near=anywhere&intent=&verified_only=';
  expect(asked.request).toBe(`${path}?${query}false`);
  asked.reply({ body: { about: 40 } });
  await until(() => expect(count.now()).toEqual({ about: 40 }));
  count.change({ ...preferences, verified_only: true });
  expect(count.now()).toBeUndefined();
  const next = await page.api.take(path);
  expect(next.request).toBe(`${path}?${query}true`);
  expect(count.now()).toBeUndefined();
  next.reply({ body: { about: 10 } });
  await until(() => expect(count.now()).toEqual({ about: 10 }));
});

test('a number that could not be loaded is null, and known again for other preferences', async () => {
  const { page, count } = await openCount();
  (await page.api.take(path)).reply({ status: 403 });
  await until(() => expect(count.now()).toBeNull());
  count.change({ ...preferences, verified_only: true });
  expect(count.now()).toBeUndefined();
  (await page.api.take(path)).reply({ body: { about: 10 } });
  await until(() => expect(count.now()).toEqual({ about: 10 }));
});

test('of several changes in a row only the last one is counted', async () => {
  const { page, count } = await openCount();
  (await page.api.take(path)).reply({ body: { about: 40 } });
  await until(() => expect(count.now()).toEqual({ about: 40 }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const max_age of [40, 41, 42]) {
    count.change({ ...preferences, max_age });
    await vi.advanceTimersByTimeAsync(399);
    expect(await page.requestsUnderWay()).toBe(0);
  }
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  const next = await page.api.take(path);
  expect([next.request.includes('max_age=42'), await page.requestsUnderWay()]).toEqual([true, 1]);
});
