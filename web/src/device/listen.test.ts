import { expect, test, vi } from 'vitest';
import { CountedTarget } from '../testing/counted-target.ts';
import { openPage } from '../testing/open-page.ts';

test('a function is called at each event of one type or several, until that is ended', async () => {
  const page = await openPage();
  const { listen } = await import('./listen.ts');
  const [one, both] = [vi.fn(), vi.fn()];
  const stops = [listen('online', one), listen(['online', 'offline'], both)];
  for (const event of ['online', 'offline', 'online']) page.dispatch(event);
  expect([one.mock.calls.length, both.mock.calls.length]).toEqual([2, 3]);
  for (const stop of stops) stop();
  page.dispatch('online');
  expect([one.mock.calls.length, both.mock.calls.length]).toEqual([2, 3]);
});

test('another target than the window is listened to, with the same options to the end, or none', async () => {
  const { listen } = await import('./listen.ts');
  const target = new CountedTarget();
  const called = vi.fn();
  const stop = listen('click', called, target, { capture: true });
  target.dispatchEvent(new Event('click'));
  expect([called.mock.calls.length, target.count()]).toEqual([1, 1]);
  const remove = vi.spyOn(target, 'removeEventListener');
  stop();
  expect(target.count()).toBe(0);
  expect(remove).toHaveBeenCalledWith('click', called, { capture: true });
  listen('click', called, null)();
});

test('one function calls several, in their order', async () => {
  const { together } = await import('./listen.ts');
  const called: string[] = [];
  const stop = together(
    () => called.push('first'),
    () => called.push('second'),
  );
  expect(called).toEqual([]);
  stop();
  expect(called).toEqual(['first', 'second']);
});
