import type { EventBus, ReceivedPublication } from '../../../gateways/event-bus/event-bus.ts';
import { createListeners } from '../../../gateways/event-bus/listeners.ts';
import { createLocalEventBus } from '../../../gateways/event-bus/local-event-bus.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createOpenStreams, type Outgoing } from './open-streams.ts';

/** Streams without a network, on a clock that stands still. */
export function stageStreams() {
  const time = { ms: 0 };
  const gaps = createListeners<void>(() => {});
  const received: ReceivedPublication[] = [];
  const deliver = createListeners<ReceivedPublication>(() => {});
  const bus = createLocalEventBus();
  bus.subscribe((publication) => received.push(publication));
  bus.subscribe(deliver.tell);
  const events: EventBus = { ...bus, subscribe: deliver.add, onGap: gaps.add };
  const endedSessions = new Set<number>();
  const presence: [number, boolean][] = [];
  const streams = createOpenStreams({
    events,
    endedSessions,
    clock: createTestClock(),
    monotonic: () => time.ms,
    onPresence: (userId, isConnected) => presence.push([userId, isConnected]),
  });
  const forever = Number.MAX_SAFE_INTEGER;
  const open = (userId: number, lastEventId: string | null = null, sessionId: number | null = 1, expires = forever) => {
    const sent: string[] = [];
    const outgoing: Outgoing = {
      lastEventId,
      send: (frames) => void sent.push(frames),
      end: (frames) => void sent.push(frames),
    };
    const close = streams.open({ userId, sessionId, expires }, outgoing);
    const beginning = sent.splice(0).join('');
    return { beginning, sent, close };
  };
  const pass = (ms: number) => {
    time.ms += ms;
    streams.tick();
  };
  /** The bus delivers everything once more, as after a broken connection. */
  const repeat = () => received.forEach(deliver.tell);
  const { drain } = streams;
  return { events, open, pass, presence, endedSessions, repeat, drain, loseEvents: () => gaps.tell() };
}

export const typing = (partner: number) => ({ type: 'typing', partner }) as const;
