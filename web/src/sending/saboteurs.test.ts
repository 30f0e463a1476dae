import { expect, onTestFinished, test, vi } from 'vitest';
import { letter, openQueue, stubLocks } from './open-queue.fixture.ts';

// Each check is taken out once, to see the harm that it keeps away.

function takeOut(check: string, without: () => object): void {
  vi.doMock(check, async (original) => ({ ...(await original<object>()), ...without() }));
  onTestFinished(() => void vi.doUnmock(check));
}

test.each([
  [true, ['a']],
  [false, ['a', 'a']],
])('two tabs send an item once, because of the lock; with it: %s', async (hasLock, sent) => {
  if (!hasLock)
    takeOut('../device/with-lock.ts', () => ({
      withLock: async (_: string, __: object, act: (isHeld: boolean) => unknown) => act(true),
    }));
  const { queue, start, openTab, underWay } = await openQueue();
  stubLocks();
  queue.add(letter('a'));
  const other = await openTab();
  start();
  other.start();
  expect(await underWay()).toEqual(sent);
});

test.each([
  [true, []],
  [false, ['a']],
])('nothing leaves with the token of somebody else, because its member is checked; so: %s', async (checks, sent) => {
  if (!checks) takeOut('../api/session-storage.ts', () => ({ memberOf: () => 1 }));
  const { page, queue, start, underWay } = await openQueue();
  queue.add(letter('a'));
  // This tab has not heard yet that another one has signed in member 2.
  page.storage.setItem('user', '{"id":2}');
  start();
  expect(await underWay()).toEqual(sent);
});

test.each([
  [true, ['a waiting']],
  [false, []],
])('what one member left survives another one, because it is put away; so: %s', async (putsAway, left) => {
  if (!putsAway) takeOut('./left-behind.ts', () => ({ makeRoomFor: () => undefined }));
  const { page, queue, states } = await openQueue();
  queue.add(letter('a'));
  page.session.endSession();
  page.signInAs(2);
  queue.add(letter('b'));
  page.signInAs(1);
  expect(states()).toEqual(left);
});
