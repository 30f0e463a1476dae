import { expect, onTestFinished, test, vi } from 'vitest';
import { createMailQueue } from './mail-queue.ts';

function setUp(options: { inFlightMax?: number; waitingMax?: number; closeMs?: number } = {}) {
  const failures: unknown[] = [];
  const queue = createMailQueue({ onFailure: (error) => failures.push(error), ...options });
  return { queue, failures };
}

test('a task starts after the one who added it has gone on', async () => {
  const { queue } = setUp();
  const order: string[] = [];
  queue.add(async () => void order.push('mail'));
  await Promise.resolve().then(() => order.push('response'));
  await queue.idle();
  expect(order).toEqual(['response', 'mail']);
});

test('a failed task is reported, and the next one runs', async () => {
  const { queue, failures } = setUp({ inFlightMax: 1 });
  const sent: number[] = [];
  queue.add(() => Promise.reject(new Error('down')));
  queue.add(async () => void sent.push(2));
  await queue.idle();
  expect(failures).toEqual([new Error('down')]);
  expect(sent).toEqual([2]);
});

test('what waits begins as soon as there is a place, though nobody waits for it', async () => {
  const { queue } = setUp({ inFlightMax: 1 });
  const first = Promise.withResolvers<void>();
  const sent: string[] = [];
  queue.add(() => first.promise);
  queue.add(async () => void sent.push('second'));
  // By now each has had its chance to begin.
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  first.resolve();
  await expect.poll(() => sent).toEqual(['second']);
});

test('no more tasks run at once, and no more wait, than the bounds say', async () => {
  const { queue, failures } = setUp({ inFlightMax: 2, waitingMax: 3 });
  let running = 0;
  let most = 0;
  for (let index = 0; index < 10; index += 1)
    queue.add(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    });
  await queue.idle();
  expect(most).toBe(2);
  expect(failures).toHaveLength(7);
});

test('closing sends what is under way and what waits, and takes nothing more', async () => {
  const { queue } = setUp({ inFlightMax: 1 });
  const sent: string[] = [];
  const started = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  queue.add(async () => {
    started.resolve();
    await release.promise;
    sent.push('under way');
  });
  queue.add(async () => void sent.push('waiting'));
  await started.promise;
  const closed = queue.close();
  queue.add(async () => void sent.push('late'));
  release.resolve();
  await closed;
  await queue.idle();
  expect(sent).toEqual(['under way', 'waiting']);
});

test('closing does not wait for ever, and then drops what waits', async () => {
  const { queue } = setUp({ inFlightMax: 1, closeMs: 1 });
  const release = Promise.withResolvers<void>();
  const sent: string[] = [];
  queue.add(() => release.promise);
  queue.add(async () => void sent.push('dropped'));
  await queue.close();
  release.resolve();
  await queue.idle();
  expect(sent).toEqual([]);
});

test('two mails are sent at once, a hundred more wait, and a close waits three seconds for them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { queue, failures } = setUp();
  const begun: number[] = [];
  const add = (mail: number) => queue.add(() => new Promise(() => begun.push(mail)));
  for (const mail of [1, 2, 3]) add(mail);
  await vi.waitFor(() => expect(begun).toEqual([1, 2]));
  for (let mail = 4; mail <= 102; mail += 1) add(mail);
  expect(failures).toEqual([]);
  add(103);
  expect(failures).toEqual([new Error('Too many mails wait, so this one is dropped')]);
  expect(begun).toEqual([1, 2]);
  let isClosed = false;
  const closing = queue.close().then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(2999);
  expect(isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await closing;
});
