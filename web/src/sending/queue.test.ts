import { expect, test } from 'vitest';
import { until } from '../testing/until.ts';
import { letter, openQueue } from './open-queue.fixture.ts';

test('the items of a lane are sent one after the other, and each lane by itself', async () => {
  const { queue, start, take, underWay, stored } = await openQueue();
  start();
  for (const [id, to] of [
    ['a', '7'],
    ['b', '7'],
    ['c', '8'],
  ] as const)
    queue.add(letter(id, to));
  const [first, other] = [await take(), await take()];
  expect([first.letter.id, other.letter.id, await underWay()]).toEqual(['a', 'c', []]);
  first.arrive();
  (await take()).arrive();
  other.arrive();
  await until(() => expect(stored()).toBeNull());
});

test('what was lost holds up those behind it, and what was refused does not', async () => {
  const { queue, start, take, underWay, states, lost } = await openQueue();
  start();
  for (const id of ['a', 'b', 'c']) queue.add(letter(id));
  (await take()).fail(new Error('refused'));
  (await take()).fail(lost());
  await until(() => expect(states()).toEqual(['a failed', 'b lost', 'c waiting']));
  expect(await underWay()).toEqual([]);
  queue.again('a');
  const again = await take();
  expect([again.letter.id, states()]).toEqual(['a', ['a sending', 'b lost', 'c waiting']]);
});

test('a 502 is a loss and a 500 a refusal, unless its kind says otherwise', async () => {
  const { queue, start, take, states } = await openQueue();
  const { RequestError } = await import('../api/request-error.ts');
  const refusal = (status: number) =>
    new RequestError({ status, code: 'unknown', detail: '', fields: {}, retryAfterSeconds: undefined });
  start();
  queue.add(letter('a', '7'));
  queue.add(letter('b', '8'));
  (await take()).fail(refusal(502));
  (await take()).fail(refusal(500));
  await until(() => expect(states()).toEqual(['a lost', 'b failed']));
});

test('the connection and a proxy lose a request on the way, and nothing else does', async () => {
  const { lost } = await openQueue();
  const { RequestError } = await import('../api/request-error.ts');
  const { isLostOnTheWay } = await import('./queue.ts');
  const statuses = [400, 408, 429, 500, 501, 502, 503, 504, 505].filter((status) =>
    isLostOnTheWay(new RequestError({ status, code: 'unknown', detail: '', fields: {}, retryAfterSeconds: undefined })),
  );
  expect([statuses, isLostOnTheWay(lost()), isLostOnTheWay(new Error('broken'))]).toEqual([
    [502, 503, 504],
    true,
    false,
  ]);
});

test('an item that is added again comes behind the others, and one that has failed is not sent', async () => {
  const { queue, start, underWay, states } = await openQueue();
  for (const id of ['a', 'b']) queue.add(letter(id));
  queue.add({ ...letter('a'), phase: 'failed' });
  start();
  expect([await underWay(), states()]).toEqual([['b'], ['b sending', 'a failed']]);
});

test('what a switch refuses leaves by itself once everything is on again, whatever its kind says', async () => {
  const { queue, start, take, states, holdTimers } = await openQueue({ isLost: () => false });
  holdTimers();
  const { RequestError } = await import('../api/request-error.ts');
  const { switchedOff } = await import('../api/switched-off.ts');
  const stopped = { status: 503, code: 'unavailable', detail: 'Resting.', fields: {}, retryAfterSeconds: 30 } as const;
  start();
  switchedOff.write('read-only');
  queue.add(letter('a'));
  (await take()).fail(new RequestError({ ...stopped, body: { switch: 'read-only' } }));
  await until(() => expect(states()).toEqual(['a lost']));
  switchedOff.write('');
  (await take()).arrive();
  await until(() => expect(states()).toEqual([]));
});

test.each(['uploads', 'read-only'])(
  'while %s is off no file leaves the device, and everything else does',
  async (name) => {
    const { queue, start, take, underWay, states } = await openQueue({ uploads: ({ to }) => to === '7' });
    const { switchedOff } = await import('../api/switched-off.ts');
    start();
    switchedOff.write(`calls ${name}`);
    queue.add(letter('photo', '7'));
    queue.add(letter('text', '8'));
    expect((await take()).letter.id).toBe('text');
    expect([await underWay(), states()]).toEqual([[], ['photo lost', 'text sending']]);
    switchedOff.write('calls');
    expect((await take()).letter.id).toBe('photo');
  },
);

test('how much has left is shown and not stored', async () => {
  const { queue, start, take, stored } = await openQueue();
  start();
  queue.add(letter('a'));
  const { attempt, fail } = await take();
  attempt.onProgress(1, 4);
  expect(queue.read()).toEqual([{ ...letter('a'), phase: 'sending', share: 0.25 }]);
  expect(queue.read()).toBe(queue.read());
  attempt.onProgress(2, 4);
  expect(queue.read()).toMatchObject([{ share: 0.5 }]);
  expect(stored()).toEqual({ owner: 1, items: [letter('a')] });
  fail(new Error('refused'));
  await until(() => expect(queue.read()).toEqual([{ ...letter('a'), phase: 'failed' }]));
});

test('what is asked about stays until the member decides', async () => {
  const { queue, start, take, underWay, states } = await openQueue();
  start();
  queue.add(letter('a'));
  (await take()).arrive({ ...letter('a'), phase: 'asking' });
  queue.add(letter('b'));
  (await take()).arrive();
  await until(() => expect(states()).toEqual(['a asking']));
  queue.change('a', { to: '8' });
  queue.change('gone', { to: '9' });
  expect([await underWay(), queue.find('a')?.to, queue.read().length]).toEqual([[], '8', 1]);
  queue.again('a');
  expect((await take()).letter.id).toBe('a');
});

test('a second press to try again sends nothing twice', async () => {
  const { queue, start, take, underWay, lost, states } = await openQueue();
  start();
  queue.add(letter('a'));
  (await take()).fail(lost());
  await until(() => expect(states()).toEqual(['a lost']));
  queue.again('a');
  queue.again('a');
  const again = await take();
  again.fail(lost());
  await until(() => expect(states()).toEqual(['a lost']));
  expect(await underWay()).toEqual([]);
});

test('an item that is held back while it is sent is aborted and stays', async () => {
  const { queue, start, take, states } = await openQueue();
  start();
  queue.add(letter('a'));
  const { attempt, fail } = await take();
  queue.change('a', { to: '7' });
  expect(attempt.signal.aborted).toBe(false);
  queue.change('a', { phase: 'kept' });
  expect(attempt.signal.aborted).toBe(true);
  fail(new Error('aborted'));
  await until(() => expect(states()).toEqual(['a kept']));
});

test('an item that is discarded while it is sent is aborted, and those behind it follow', async () => {
  const { queue, start, take, states, onGone } = await openQueue();
  start();
  queue.add(letter('a'));
  queue.add(letter('b'));
  const first = await take();
  queue.forget(({ id }) => id === 'a');
  expect(first.attempt.signal.aborted).toBe(true);
  first.fail(new Error('aborted'));
  (await take()).arrive();
  await until(() => expect(states()).toEqual([]));
  expect(onGone.mock.results.map(({ value }) => value as string)).toEqual(['a', 'b']);
});

test('an item that takes the place of one that is being sent is sent too', async () => {
  const { queue, start, take, states } = await openQueue();
  start();
  queue.add(letter('a'));
  const first = await take();
  queue.add({ ...letter('a') });
  first.arrive();
  const second = await take();
  expect([first.attempt.signal.aborted, states()]).toEqual([true, ['a sending']]);
  second.arrive();
  await until(() => expect(states()).toEqual([]));
});

test('what another tab has discarded meanwhile stays away, and its refusal is not shown', async () => {
  const { page, queue, start, take, states } = await openQueue();
  start();
  queue.add(letter('a'));
  const { fail } = await take();
  page.storage.removeItem('mwanzo.outbox');
  page.hearStorage('mwanzo.outbox');
  fail(new Error('refused'));
  await page.requestsUnderWay();
  expect([states(), page.storage.getItem('mwanzo.outbox')]).toEqual([[], null]);
});

test.each([0, 1])('what a full phone cannot store after %d items is sent all the same', async (stored) => {
  const { page, queue, start, take, states } = await openQueue();
  page.setOnline(false);
  const ids = ['a', 'b', 'c'];
  for (const id of ids.slice(0, stored)) queue.add(letter(id));
  page.storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  for (const id of ids.slice(stored)) queue.add(letter(id));
  start();
  await until(() => expect(states()).toEqual(['a lost', 'b waiting', 'c waiting']));
  page.setOnline(true);
  page.dispatch('online');
  for (const id of ids) {
    const { letter: one, arrive } = await take();
    expect(one.id).toBe(id);
    arrive();
  }
  await until(() => expect(states()).toEqual([]));
});

test('two hundred items leave in their order', async () => {
  const { page, queue, start, take } = await openQueue();
  page.setOnline(false);
  const ids = Array.from({ length: 200 }, (_, index) => `letter ${index}`);
  for (const id of ids) queue.add(letter(id));
  page.setOnline(true);
  start();
  const arrived: string[] = [];
  for (let each = 0; each < ids.length; each += 1) {
    const { letter: one, arrive } = await take();
    arrived.push(one.id);
    arrive();
  }
  expect(arrived).toEqual(ids);
});
