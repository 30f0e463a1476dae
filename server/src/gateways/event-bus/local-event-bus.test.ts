import type { MemberEvent } from '@mwanzo/contract/events';
import { expect, test } from 'vitest';
import { createLocalEventBus } from './local-event-bus.ts';
import { openEventBus } from './open-event-bus.ts';

const event: MemberEvent = { type: 'typing', partner: 7 };

test('all listeners hear each event once, with one id, and none that is for nobody', () => {
  const bus = createLocalEventBus();
  const heard: unknown[] = [];
  const stop = bus.subscribe(({ id, to }) => heard.push(['one', id, to]));
  bus.subscribe(({ id, to }) => heard.push(['two', id, to]));
  bus.publish({ to: [1, 2], event });
  bus.publish({ to: [], event });
  stop();
  bus.publish({ to: [3], event });
  const [[, first] = [], , [, second] = []] = heard as [string, string, number[]][];
  expect(first).not.toBe(second);
  expect(heard).toEqual([
    ['one', first, [1, 2]],
    ['two', first, [1, 2]],
    ['two', second, [3]],
  ]);
});

test('ended sessions are told, a listener that fails is a problem, and a closed bus tells nothing', async () => {
  const bus = createLocalEventBus();
  const [ended, problems]: [unknown[], unknown[]] = [[], []];
  const failure = new Error('a listener');
  bus.onProblem((problem) => problems.push(problem));
  bus.onSessionsEnded((ids) => ended.push(ids));
  bus.subscribe(() => {
    throw failure;
  });
  bus.endSessions([7, 8]);
  bus.endSessions([]);
  bus.publish({ to: [1], event });
  expect([bus.isWhole(), ended, problems]).toEqual([
    true,
    [[7, 8]],
    [{ problem: 'a listener of events failed', error: failure }],
  ]);
  await bus.close();
  bus.endSessions([9]);
  bus.publish({ to: [1], event });
  expect([ended.length, problems.length]).toEqual([1, 1]);
});

test('without Redis each process counts by itself', () => {
  const { events, rateCounts } = openEventBus(null);
  expect([events.isWhole(), rateCounts]).toEqual([true, null]);
});
