import { expect, test, vi } from 'vitest';
import { until } from '../testing/until.ts';
import { letter, openQueue, type Letter } from './open-queue.fixture.ts';

const key = 'mwanzo.outbox';

test('what another member has left is neither shown nor sent', async () => {
  const { page, start, underWay, states } = await openQueue();
  page.storage.setItem('mwanzo.outbox', JSON.stringify({ owner: 2, items: [letter('a')] }));
  start();
  expect([states(), await underWay()]).toEqual([[], []]);
});

test.each(['stored', 'in memory'])(
  'what is sent at a logout is aborted and is not the next member’s: %s',
  async (how) => {
    const { page, queue, start, take, underWay, states } = await openQueue({ isStored: how === 'stored' });
    start();
    queue.add(letter('a'));
    queue.add(letter('b'));
    const { attempt, fail } = await take();
    expect(attempt.as).toBe(1);
    page.session.logout();
    expect([attempt.signal.aborted, states()]).toEqual([true, []]);
    page.signInAs(2);
    fail(new Error('aborted'));
    expect([states(), await underWay(), page.storage.getItem('mwanzo.outbox')]).toEqual([[], [], null]);
    page.session.logout();
    page.signInAs(1);
    expect(states()).toEqual([]);
  },
);

test('what was only in memory is freed when the member changes', async () => {
  const { page, queue, onGone } = await openQueue({ isStored: false });
  queue.add(letter('a'));
  page.session.logout();
  expect(onGone).toHaveReturnedWith('a');
});

test('what the server has ended the session of waits until the member is back', async () => {
  const { page, queue, start, take, states } = await openQueue();
  queue.add(letter('a'));
  page.session.endSession();
  expect(states()).toEqual([]);
  start();
  page.signInAs(1);
  expect((await take()).letter.id).toBe('a');
});

test('while another tab has just signed in somebody else, nothing is sent and nothing refused', async () => {
  const refuse = vi.fn((one: Letter) => one);
  const { page, queue, start, take, underWay, states, holdTimers } = await openQueue({ refuse });
  start();
  queue.add(letter('a'));
  queue.add(letter('b'));
  const { fail } = await take();
  page.storage.setItem('user', '{"id":2}');
  holdTimers();
  fail(new Error('The member has changed'));
  expect(await underWay()).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(await underWay()).toEqual([]);
  expect([states(), refuse.mock.calls]).toEqual([['a waiting', 'b waiting'], []]);
});

test('what somebody else has written who has just signed in in another tab stays theirs', async () => {
  const { page, queue } = await openQueue();
  const theirs = JSON.stringify({ owner: 2, items: [letter('b')] });
  page.storage.setItem('user', '{"id":2}');
  page.storage.setItem(key, theirs);
  queue.add(letter('a'));
  expect([page.storage.getItem(key), page.storage.getItem('mwanzo.left')]).toEqual([theirs, null]);
});

test('nothing is stored once a logout in another tab has removed everything', async () => {
  const { page, queue } = await openQueue();
  page.storage.removeItem('accessToken');
  queue.add(letter('a'));
  expect(page.storage.getItem('mwanzo.outbox')).toBeNull();
});

test.each(['', '{', '[]', '7', 'null', '{"owner":1}'])('%j in storage is nothing', async (text) => {
  const { page } = await openQueue();
  const { createList } = await import('./kept-list.ts');
  page.storage.setItem('mwanzo.fine', text);
  expect(createList({ key: 'mwanzo.fine', parse: ({ items }) => [...(items as [])] }).read()).toEqual([]);
});

test('what members leave waits for each of them, also if another one sends something or logs out', async () => {
  const { page, queue, start, take, underWay, states } = await openQueue();
  queue.add(letter('a'));
  page.session.endSession();
  page.signInAs(2);
  queue.forget(() => true);
  queue.add(letter('b'));
  expect(states()).toEqual(['b waiting']);
  page.signInAs(1);
  expect(states()).toEqual(['a waiting']);
  page.signInAs(2);
  expect(states()).toEqual(['b waiting']);
  page.session.logout();
  start();
  expect(await underWay()).toEqual([]);
  page.signInAs(1);
  expect((await take()).letter.id).toBe('a');
  expect([states(), page.storage.getItem('mwanzo.left')]).toEqual([['a sending'], null]);
  page.signInAs(2);
  expect(states()).toEqual([]);
});

test('what waits for more than a week is deleted', async () => {
  const { page, queue, states } = await openQueue();
  queue.add(letter('a'));
  page.signInAs(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 3_600_000 });
  page.signInAs(1);
  vi.useRealTimers();
  expect([states(), page.storage.getItem('mwanzo.left')]).toEqual([[], null]);
});

/** Opens a queue beside a tab of release 0.6.0, which finds no items and stores its own in its own form. */
async function openBesideEarlierTab() {
  const opened = await openQueue({
    kept: { key, parse: ({ items, letters }) => (items ?? letters) as Letter[] },
  });
  const { page } = opened;
  /** The storage changes at once, and the event comes when the test dispatches it. */
  const change = (letters: readonly Letter[] | null) => {
    const oldValue = page.storage.getItem(key);
    const newValue = letters && JSON.stringify({ owner: 1, letters });
    if (newValue === null) page.storage.removeItem(key);
    else page.storage.setItem(key, newValue);
    return () => page.dispatch('storage', { key, oldValue, newValue });
  };
  opened.start();
  page.setOnline(false);
  opened.queue.add(letter('a'));
  await until(() => expect(opened.states()).toEqual(['a lost']));
  const ids = () => opened.queue.read().map(({ id }) => id);
  return { ...opened, change, ids };
}

test('what a tab of release 0.6.0 stores waits behind what it has written over, and both leave once', async () => {
  const { page, change, ids, take, underWay, stored } = await openBesideEarlierTab();
  change([letter('b')])();
  change([letter('c')])();
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(stored()).toMatchObject({ owner: 1, items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] });
  page.setOnline(true);
  page.dispatch('online');
  for (const id of ['a', 'b', 'c']) {
    const { letter: one, arrive } = await take();
    expect(one.id).toBe(id);
    arrive();
  }
  await until(() => expect(ids()).toEqual([]));
  expect([await underWay(), stored()]).toEqual([[], null]);
});

test('what a tab of release 0.6.0 has sent before this one hears of it stays away', async () => {
  const { change, ids } = await openBesideEarlierTab();
  const hears = [change([letter('b')]), change([letter('b'), letter('c')]), change(null)];
  for (const hear of hears) hear();
  expect(ids()).toEqual(['a']);
});

test('what a tab of release 0.6.0 removes beside its own is put back, and what other tabs remove is not', async () => {
  const { change, ids, queue } = await openBesideEarlierTab();
  change([letter('b')])();
  change(null)();
  expect(ids()).toEqual(['a', 'b']);
  queue.forget(({ id }) => id === 'b');
  queue.add(letter('c'));
  change(null)();
  expect(ids()).toEqual([]);
});

test('after a logout in another tab nothing is put back', async () => {
  const { page, change, ids, stored } = await openBesideEarlierTab();
  change([letter('b')])();
  page.storage.removeItem('accessToken');
  change(null)();
  expect([ids(), stored()]).toEqual([[], null]);
});
