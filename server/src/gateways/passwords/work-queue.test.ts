import { expect, test } from 'vitest';
import { createLaneQueue } from './lane-queue.ts';
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

test('each lane has its own places and its turns, and asking for room takes none', async () => {
  const options = { inFlightMax: 1, waitingMax: 2, retryAfterSeconds: 9 };
  const lanes = createLaneQueue({ ...options, turns: ['known', 'proved', 'known', 'other'] });
  const place = (lane: string, network = 'a') => ({ lane, path: [network] }) as Parameters<typeof lanes.run>[0];
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const running = [lanes.run(place('other'), () => first.promise)];
  const ask = (lane: string, name: string) => lanes.run(place(lane), async () => void order.push(name));
  for (let times = 0; times < 5; times += 1) lanes.requireRoom(place('known'));
  for (const lane of ['other', 'proved', 'known'])
    for (const number of [1, 2]) running.push(ask(lane, `${lane} ${number}`));
  const busy = { code: 'busy', retryAfterSeconds: 9 };
  for (const lane of ['other', 'proved', 'known']) {
    expect(() => lanes.requireRoom(place(lane))).toThrow(expect.objectContaining(busy));
    await expect(ask(lane, 'too many')).rejects.toMatchObject(busy);
    // A network without any has room where another one has two.
    lanes.requireRoom(place(lane, 'b'));
  }
  expect(() => lanes.requireRoom(place('none'))).toThrow('There is no lane none');
  first.resolve();
  await Promise.all(running);
  expect(order).toEqual(['known 1', 'proved 1', 'known 2', 'other 1', 'proved 2', 'other 2']);
  lanes.requireRoom(place('other'));
});
