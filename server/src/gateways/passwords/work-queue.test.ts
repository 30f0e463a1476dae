import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** A queue for one task at a time. The test decides when a task ends. */
function openQueue({ inFlightMax = 1, waitingMax = 4 } = {}) {
  const queue = createWorkQueue({ inFlightMax, waitingMax, retryAfterSeconds: 2 });
  const started: string[] = [];
  const running: (() => void)[] = [];
  const outcomes: Promise<string>[] = [];
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    async submit(...names: string[]) {
      for (const name of names) {
        const work = async () => {
          started.push(name);
          await new Promise<void>((resolve) => running.push(resolve));
          return name;
        };
        // The network is the first letter.
        outcomes.push(queue.run(name.slice(0, 1), work).catch((error: { code: string }) => `${name} ${error.code}`));
      }
      await settle();
    },
    async finishAll() {
      for (let end = running.shift(); end; end = running.shift()) {
        end();
        await settle();
      }
      return Promise.all(outcomes);
    },
  };
}

test('networks take turns, and tasks of one network keep their order', async () => {
  const queue = openQueue({ waitingMax: 10 });
  await queue.submit('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1');
  await queue.finishAll();
  expect(queue.started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a network that comes while another fills the queue is served next but one', async () => {
  const queue = openQueue({ waitingMax: 50 });
  await queue.submit(...Array.from({ length: 51 }, (_, index) => `a${index}`), 'b1');
  await queue.finishAll();
  expect(queue.started.indexOf('b1')).toBeLessThanOrEqual(2);
});

test('in a full queue a newcomer takes the latest place of the network that waits most', async () => {
  const queue = openQueue();
  await queue.submit('a1', 'b1', 'a2', 'a3', 'a4', 'c1');
  expect(await queue.finishAll()).toEqual(['a1', 'b1', 'a2', 'a3', 'a4 busy', 'c1']);
  expect(queue.started).toEqual(['a1', 'b1', 'a2', 'c1', 'a3']);
});

test('the network that fills the queue gets no further place', async () => {
  const queue = openQueue();
  await queue.submit('a1', 'a2', 'a3', 'a4', 'b1', 'a5', 'a6');
  expect(await queue.finishAll()).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'a5 busy', 'a6 busy']);
});

test('when every network waits for the same number of tasks, nobody loses a place', async () => {
  const queue = openQueue();
  await queue.submit('a1', 'b1', 'c1', 'd1', 'e1', 'f1');
  expect(await queue.finishAll()).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1 busy']);
});

test('a failed task passes its turn on, and all places are free again afterwards', async () => {
  const queue = createWorkQueue({ inFlightMax: 1, waitingMax: 1, retryAfterSeconds: 2 });
  const fail = () => Promise.reject(new Error('fault'));
  const failed = await Promise.allSettled([queue.run('a', fail), queue.run('b', fail)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  for (let count = 0; count < 3; count += 1) expect(await queue.run('a', async () => count)).toBe(count);
});

test('never more tasks run at once than may', async () => {
  const queue = createWorkQueue({ inFlightMax: 2, waitingMax: 50, retryAfterSeconds: 1 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 30 }, (_, index) => queue.run(String(index % 7), work)));
  expect(most).toBe(2);
  expect(running).toBe(0);
});
