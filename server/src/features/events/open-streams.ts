import type { EventBus, ReceivedPublication } from '../../gateways/event-bus/event-bus.ts';
import { createEventLog } from './event-log.ts';
import { heartbeatFrame, retryFrame, syncFrame } from './frames.ts';
import { comeBackMs, drainedComeBackMs, heartbeatMs, streamsOfMemberMax, surplusComeBackMs } from './stream-rules.ts';

/** Where events are written to. */
export interface Outgoing {
  readonly lastEventId: string | null;
  send(frames: string): void;
  end(frames: string): void;
}

/** Who reads a stream, and by which access token. */
export interface Reader {
  readonly userId: number;
  readonly sessionId: number | null;
  /** When the token expires, in seconds since 1970. */
  readonly expires: number;
}

interface OpenedStream {
  readonly reader: Reader;
  readonly outgoing: Outgoing;
  /** When the next heartbeat is due, by the clock that never jumps. */
  heartbeatAt: number;
  /** The last id that the client was given, as far as the server knows. */
  knownId: string | null;
}

/** All open streams of this process. */
export interface OpenStreams {
  /** @returns what is to be done once the stream has ended */
  open(reader: Reader, outgoing: Outgoing): () => void;
  /** Ends streams whose token has expired or whose session has ended, and sends heartbeats. Called every half second. */
  tick(): void;
  /** Ends every stream, with a hint when to come back. */
  drain(): void;
  count(): number;
}

export interface OpenStreamsDependencies {
  readonly events: EventBus;
  readonly endedSessions: { has(sessionId: number): boolean };
  readonly clock: { now(): Date };
  /** Called when a member's first stream opens, and when the last one has ended, in this process. */
  readonly onPresence?: (userId: number, isConnected: boolean) => void;
  /** A clock in ms that never jumps. */
  readonly monotonic?: () => number;
}

export function createOpenStreams(dependencies: OpenStreamsDependencies): OpenStreams {
  const { events, endedSessions, clock, onPresence, monotonic = () => performance.now() } = dependencies;
  const log = createEventLog(monotonic);
  /** The streams of each member, the oldest first. */
  const byMember = new Map<number, OpenedStream[]>();
  const all = new Set<OpenedStream>();

  function remove(stream: OpenedStream): void {
    if (!all.delete(stream)) return;
    const { userId } = stream.reader;
    const left = (byMember.get(userId) ?? []).filter((other) => other !== stream);
    if (left.length > 0) byMember.set(userId, left);
    else {
      byMember.delete(userId);
      onPresence?.(userId, false);
    }
  }

  function end(stream: OpenedStream, returnMs: number): void {
    stream.outgoing.end(retryFrame(returnMs));
    remove(stream);
  }

  function deliver(publication: ReceivedPublication): void {
    // The bus may bring a publication twice when its line breaks.
    if (log.has(publication.id)) return;
    const frame = log.add(publication);
    for (const userId of new Set(publication.to))
      for (const stream of byMember.get(userId) ?? []) {
        stream.knownId = publication.id;
        stream.outgoing.send(frame);
      }
  }

  function tellGap(): void {
    log.clear();
    const id = log.latestId();
    for (const stream of all) {
      stream.knownId = id;
      stream.outgoing.send(syncFrame({ id, refetch: true }));
    }
  }

  events.subscribe(deliver);
  events.onGap(tellGap);

  return {
    open(reader, outgoing) {
      const seen = outgoing.lastEventId;
      const missed = seen === null ? null : log.framesSince(reader.userId, seen);
      const id = log.latestId();
      const stream: OpenedStream = {
        reader,
        outgoing,
        heartbeatAt: monotonic() + heartbeatMs,
        knownId: missed === null ? id : null,
      };
      const own = byMember.get(reader.userId) ?? [];
      for (const surplus of own.slice(0, Math.max(0, own.length + 1 - streamsOfMemberMax)))
        end(surplus, surplusComeBackMs);
      const others = byMember.get(reader.userId) ?? [];
      all.add(stream);
      byMember.set(reader.userId, [...others, stream]);
      if (others.length === 0) onPresence?.(reader.userId, true);
      outgoing.send(retryFrame(comeBackMs) + syncFrame({ id, refetch: missed === null }) + (missed ?? []).join(''));
      return () => remove(stream);
    },

    tick() {
      const seconds = clock.now().getTime() / 1000;
      const now = monotonic();
      const id = log.latestId();
      for (const stream of all) {
        const { sessionId, expires } = stream.reader;
        if (sessionId !== null && endedSessions.has(sessionId)) end(stream, comeBackMs);
        else if (expires <= seconds) end(stream, 0);
        else if (now >= stream.heartbeatAt) {
          stream.heartbeatAt = now + heartbeatMs;
          stream.outgoing.send(heartbeatFrame(stream.knownId === id ? null : id));
          stream.knownId = id;
        }
      }
    },

    drain() {
      for (const stream of all) end(stream, drainedComeBackMs(Math.random()));
    },

    count: () => all.size,
  };
}
