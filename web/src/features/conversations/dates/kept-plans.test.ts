import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';

const now = Date.parse('2026-11-28T11:00:00Z');
const hour = 3_600_000;
const plan = (id: number, closesIn: number) =>
  ({ id, closes_at: new Date(now + closesIn * hour).toISOString() }) as DatePlan;

async function keep(...plans: DatePlan[]) {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  const kept = await import('./kept-plans.ts');
  kept.keepPlans(plans);
  return { ...page, ...kept, ids: () => kept.readKeptPlans()?.plans.map(({ id }) => id) };
}

test('plans are there without a network, with their age, and without those that have closed meanwhile', async () => {
  const { ids, readKeptPlans } = await keep(plan(4, 2), plan(5, 1));
  vi.setSystemTime(now + hour);
  expect([ids(), readKeptPlans()?.at]).toEqual([[4], now]);
});

test.each([-24, 24])('a phone whose clock is set by %d hours keeps showing the open plans', async (jump) => {
  const { ids } = await keep(plan(4, 2), plan(5, -1));
  const { clockError } = await import('../../../device/server-clock.ts');
  vi.setSystemTime(now + jump * hour);
  clockError.write(-jump * hour);
  expect(ids()).toEqual([4]);
});

test('no plan leaves nothing behind, and a logout neither', async () => {
  const { ids, keepPlans, session, storage } = await keep(plan(4, 2));
  keepPlans([]);
  expect([ids(), storage.getItem('mwanzo.dates')]).toEqual([undefined, null]);
  keepPlans([plan(4, 2)]);
  session.logout();
  expect(storage.getItem('mwanzo.dates')).toBeNull();
});

test('plans of another member are none', async () => {
  const { ids, storage } = await keep(plan(4, 2));
  storage.setItem('mwanzo.dates', storage.getItem('mwanzo.dates')?.replace('"owner":1', '"owner":2') ?? '');
  expect(ids()).toBeUndefined();
});
