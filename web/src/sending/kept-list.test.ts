import { expect, test, vi } from 'vitest';
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

test.each(['', '{', '[]', '7', 'null', '{"owner":1}', '{"owner":1,"items":4}'])(
  '%j in storage is nothing',
  async (text) => {
    const { page } = await openQueue();
    const { createList } = await import('./kept-list.ts');
    page.storage.setItem('mwanzo.fine', text);
    expect(createList({ key: 'mwanzo.fine' }).read()).toEqual([]);
  },
);

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
