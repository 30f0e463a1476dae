import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { createEventLog } from './event-log.ts';
import { createEndedPartners } from './ended-partners.ts';
import { createListsByMember } from './lists-by-member.ts';
import { continueFrame, heartbeatFrame, retryFrame, syncFrame } from './frames.ts';
import { comeBackMs, drainedComeBackMs, heartbeatMs, streamsOfMemberMax, surplusComeBackMs } from './stream-rules.ts';

/** The connection to which events are written. */
export interface Outgoing {
  readonly lastEventId: string | null;
  send(frames: string): void;
  end(frames: string): void;
}

/** The member who reads a stream, and their access token. */
export interface Reader {
  readonly userId: number;
  readonly sessionId: number | null;
  /** The time when the token expires, in seconds since 1970. */
  readonly expires: number;
}

interface OpenedStream {
  readonly reader: Reader;
  readonly outgoing: Outgoing;
  /** The time when the next heartbeat is due, by the clock that never jumps. */
  heartbeatAt: number;
  /** The last id that the client has, as far as the server knows. */
  knownId: string | null;
}

/** All open streams of this process. */
export interface OpenStreams {
  /** @returns a function that is called once the stream has ended */
  open(reader: Reader, outgoing: Outgoing): () => void;
  /**
   * Ends streams whose token has expired or whose session has ended, and sends heartbeats. Called every half second.
   */
  tick(): void;
  /** Ends this share of the streams, from 0 to 1, and tells each client when to reconnect. */
  drain(share: number): void;
  /** The number of streams that are open. */
  count(): number;
}

export interface OpenStreamsDependencies {
  readonly events: EventBus;
  readonly endedSessions: { has(sessionId: number): boolean };
  readonly clock: { now(): Date };
  /** Called in this process when a member's first stream opens, and when the last one has ended. */
  readonly onPresence?: (userId: number, isConnected: boolean) => void;
  /** A clock in ms that never jumps. */
  readonly monotonic?: () => number;
}

export function createOpenStreams(dependencies: OpenStreamsDependencies): OpenStreams {
  const { events, endedSessions, clock, monotonic = () => performance.now() } = dependencies;
  const log = createEventLog(monotonic);
  const open = createStreamSet(dependencies);
  const endedPartners = createEndedPartners(monotonic);

  function end(stream: OpenedStream, returnMs: number): void {
    stream.outgoing.end(retryFrame(returnMs));
    open.remove(stream);
  }

  events.subscribe((publication) => {
    // The bus may deliver a publication twice when its connection breaks.
    if (log.has(publication.id)) return;
    const { event } = publication;
    const to = endedPartners.admit(publication);
    // Missed events about a partner who is gone are not shown either.
    if (event.type === 'match_ended') for (const userId of to) log.forget(userId, event.partner);
    const frame = log.add({ ...publication, to });
    for (const userId of new Set(to))
      for (const stream of open.of(userId)) {
        stream.knownId = publication.id;
        stream.outgoing.send(frame);
      }
  });
  events.onGap(() => {
    log.clear();
    const id = log.latestId();
    for (const stream of open.all) {
      stream.knownId = id;
      stream.outgoing.send(syncFrame(id));
    }
  });

  return {
    open(reader, outgoing) {
      const missed = outgoing.lastEventId === null ? null : log.framesSince(reader.userId, outgoing.lastEventId);
      const id = log.latestId();
      const surplus = open.of(reader.userId).length + 1 - streamsOfMemberMax;
      for (const oldest of open.of(reader.userId).slice(0, Math.max(0, surplus))) end(oldest, surplusComeBackMs);
      const knownId = missed === null ? id : null;
      const stream: OpenedStream = { reader, outgoing, heartbeatAt: monotonic() + heartbeatMs, knownId };
      open.add(stream);
      const beginning = missed ? continueFrame + missed.join('') : syncFrame(id, log.quietMs(reader.userId));
      outgoing.send(retryFrame(comeBackMs) + beginning);
      return () => open.remove(stream);
    },

    tick() {
      const seconds = clock.now().getTime() / 1000;
      const now = monotonic();
      for (const stream of open.all) {
        const { sessionId, expires } = stream.reader;
        // In both cases the client reconnects at once: to refresh its token, or to learn that it is signed out.
        const isEnded = sessionId !== null && endedSessions.has(sessionId);
        if (isEnded || expires <= seconds) end(stream, 0);
        else if (now >= stream.heartbeatAt) beat(stream, now, log.latestId());
      }
    },

    drain(share) {
      const count = Math.ceil(open.all.size * share);
      for (const stream of [...open.all].slice(0, count)) end(stream, drainedComeBackMs(Math.random()));
    },

    count: () => open.all.size,
  };
}

function beat(stream: OpenedStream, now: number, id: string): void {
  stream.heartbeatAt = now + heartbeatMs;
  stream.outgoing.send(heartbeatFrame(stream.knownId === id ? null : id));
  stream.knownId = id;
}

/** All open streams, also by member. It reports members who come and go. */
function createStreamSet({ onPresence }: Pick<OpenStreamsDependencies, 'onPresence'>) {
  const all = new Set<OpenedStream>();
  const byMember = createListsByMember<OpenedStream>();
  return {
    all,
    of: byMember.of,
    add(stream: OpenedStream): void {
      const { userId } = stream.reader;
      all.add(stream);
      byMember.add(userId, stream);
      if (byMember.of(userId).length === 1) onPresence?.(userId, true);
    },
    remove(stream: OpenedStream): void {
      if (!all.delete(stream)) return;
      const { userId } = stream.reader;
      byMember.remove(userId, stream);
      if (byMember.of(userId).length === 0) onPresence?.(userId, false);
    },
  };
}
