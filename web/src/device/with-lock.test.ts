import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';

test('an action runs with the lock, is told that another tab has it, and needs none in an old browser', async () => {
  await openPage();
  const { withLock } = await import('./with-lock.ts');
  const say = (isHeld: boolean) => Promise.resolve(isHeld ? 'alone' : 'not alone');
  expect(await withLock('mwanzo.ring', {}, say)).toBe('alone');
  const asked: unknown[] = [];
  let lock: object | null = {};
  const request = async (name: string, options: object, act: (given: object | null) => unknown) => {
    asked.push([name, options]);
    return act(lock);
  };
  Object.assign(navigator, { locks: { request } });
  expect(await withLock('mwanzo.ring', { ifAvailable: true }, say)).toBe('alone');
  lock = null;
  expect(await withLock('mwanzo.ring', { ifAvailable: true }, say)).toBe('not alone');
  expect(asked).toEqual(Array.from({ length: 2 }, () => ['mwanzo.ring', { ifAvailable: true }]));
});
