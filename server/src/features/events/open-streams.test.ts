import { expect, test } from 'vitest';
import { createLocalEventBus } from '../../gateways/event-bus/local-event-bus.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createOpenStreams, type Outgoing } from './open-streams.ts';

/** Streams without a network, on a clock that stands still. */
function setUp() {
  const time = { ms: 0 };
  const events = createLocalEventBus();
  const presence: [number, boolean][] = [];
  const streams = createOpenStreams({
    events,
    endedSessions: new Set<number>(),
    clock: createTestClock(),
    monotonic: () => time.ms,
    onPresence: (userId, isConnected) => presence.push([userId, isConnected]),
  });
  const open = (userId: number) => {
    const sent: string[] = [];
    const outgoing: Outgoing = {
      lastEventId: null,
      send: (frames) => void sent.push(frames),
      end: (frames) => void sent.push(frames),
    };
    const close = streams.open({ userId, sessionId: 1, expires: Number.MAX_SAFE_INTEGER }, outgoing);
    sent.length = 0;
    return { sent, close };
  };
  const pass = (ms: number) => {
    time.ms += ms;
    streams.tick();
  };
  return { events, open, pass, presence };
}

test('a heartbeat comes every 20 seconds, with an id only when events of others have passed', () => {
  const { events, open, pass } = setUp();
  const { sent } = open(1);
  pass(19_999);
  expect(sent).toEqual([]);
  pass(1);
  expect(sent).toEqual([':\n\n']);
  events.publish({ to: [2], event: { type: 'notifications_read' } });
  pass(20_000);
  expect(sent.at(-1)).toMatch(/^:\nid: [\w-]{36}\n\n$/);
  pass(20_000);
  expect(sent.at(-1)).toBe(':\n\n');
  expect(sent).toHaveLength(3);
});

test('a member is there from the first stream to the last, and a stream that ends twice counts once', () => {
  const { open, presence } = setUp();
  const [first, second] = [open(1), open(1)];
  first.close();
  first.close();
  expect(presence).toEqual([[1, true]]);
  second.close();
  expect(presence).toEqual([
    [1, true],
    [1, false],
  ]);
});

test('after the end of a match nothing of the partner comes through, until there is a new one', () => {
  const { events, open } = setUp();
  const { sent } = open(1);
  const typing = () => events.publish({ to: [1, 3], event: { type: 'typing', partner: 2 } });
  typing();
  events.publish({ to: [1], event: { type: 'match_ended', partner: 2 } });
  typing();
  events.publish({ to: [1], event: { type: 'typing', partner: 4 } });
  events.publish({ to: [1], event: { type: 'match', partner: 2 } });
  typing();
  const told = sent.map((frame) => JSON.parse(frame.slice(frame.indexOf('{'))));
  expect(told.map(({ type, partner }) => [type, partner])).toEqual([
    ['typing', 2],
    ['match_ended', 2],
    ['typing', 4],
    ['match', 2],
    ['typing', 2],
  ]);
});
