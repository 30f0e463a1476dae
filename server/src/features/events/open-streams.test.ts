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
  const open = (userId: number, lastEventId: string | null = null) => {
    const sent: string[] = [];
    const outgoing: Outgoing = {
      lastEventId,
      send: (frames) => void sent.push(frames),
      end: (frames) => void sent.push(frames),
    };
    const close = streams.open({ userId, sessionId: 1, expires: Number.MAX_SAFE_INTEGER }, outgoing);
    const beginning = sent.splice(0).join('');
    return { beginning, sent, close };
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

/** The id that a client has when its stream breaks after these frames. */
const knownAfter = (frames: string, before: string | null) => /^id: (.*)$/m.exec(frames)?.[1] ?? before;

test('a line that breaks right after the sync of a resumed stream costs no event, however often it breaks', () => {
  const { events, open } = setUp();
  const typing = (partner: number) => events.publish({ to: [1], event: { type: 'typing', partner } });
  const first = open(1);
  let known = knownAfter(first.beginning, null);
  first.close();
  typing(2);
  typing(3);
  const syncOf = (beginning: string) => beginning.slice(0, beginning.indexOf('\n\n', beginning.indexOf('"sync"')) + 2);
  for (let times = 0; times < 3; times += 1) {
    const resumed = open(1, known);
    expect(syncOf(resumed.beginning)).toContain('"refetch":false');
    known = knownAfter(syncOf(resumed.beginning), known);
    resumed.close();
  }
  const whole = open(1, known);
  expect([...whole.beginning.matchAll(/"partner":(\d)/g)].map(([, partner]) => partner)).toEqual(['2', '3']);
  // After events were lost, the client fetches again, and knows all that came before.
  expect(open(1, 'unknown').beginning).toMatch(/\nid: .*\ndata: {"type":"sync","refetch":true}\n\n$/);
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
