import { randomUUID } from 'node:crypto';
import type { MemberEvent } from '@mwanzo/contract/events';
import type { ReceivedPublication } from '../../../gateways/event-bus/event-bus.ts';
import { eventFrame } from './frames.ts';
import { createListsByMember, type ListsByMember } from './lists-by-member.ts';

/** A client that reconnects within this time gets the events it has missed, in ms. */
const keptMs = 5 * 60 * 1000;
/** The longest log, in characters of all its frames. At 1,000 messages a second this is about a minute. */
const charactersMax = 32 * 1024 * 1024;
/** Longer backlogs are not sent again, in characters. Fetching is faster, and a slow reader would be cut off. */
const missedCharactersMax = 48 * 1024;

interface Entry {
  readonly id: string;
  /** The number of this publication in the order of all. */
  readonly place: number;
  readonly to: readonly number[];
  readonly frame: string;
  readonly at: number;
  /** The partner whom the event is about. */
  readonly partner: number | null;
}

/** The events of the last five minutes, by member, so that a stream can continue where the last one broke off. */
export interface EventLog {
  /** Returns true if the log has a publication with this id. */
  has(id: string): boolean;
  /** @returns the event in the format of streams */
  add(publication: ReceivedPublication): string;
  /** The id of the newest publication, for any member. A client that knows it has missed nothing. */
  latestId(): string;
  /** The frames for a member after the event with this id. Null when they are unknown, or too many. */
  framesSince(userId: number, id: string): string[] | null;
  /**
   * The time that has passed without an event for a member, in ms. It goes back no further than the log: a process that
   * has just started does not know what happened before.
   */
  quietMs(userId: number): number;
  /** Removes the events that a member got about a partner. */
  forget(userId: number, partner: number): void;
  /** Removes everything, ids included, because events may have been lost. */
  clear(): void;
}

const partnerOf = (event: MemberEvent): number | null => ('partner' in event ? event.partner : null);

function forgetPartner(byMember: ListsByMember<Entry>, userId: number, partner: number): void {
  const forgotten = byMember.of(userId).filter((entry) => entry.partner === partner);
  for (const entry of forgotten) byMember.remove(userId, entry);
}

/**
 * Ids are random, and the same in all processes that share a bus. Ids of another bus, or from before a restart, are
 * unknown here.
 *
 * @param now a clock in ms that never jumps
 */
export function createEventLog(now: () => number = () => performance.now()): EventLog {
  /** Oldest first. Those before `first` are forgotten. */
  let entries: Entry[] = [];
  let first = 0;
  const byMember = createListsByMember<Entry>();
  let characters = 0;
  let place = 0;
  /**
   * The newest publication that is no longer kept. A client that has seen it has missed nothing, and all later events
   * are known.
   */
  let floor: Pick<Entry, 'id' | 'at'> = { id: randomUUID(), at: now() };
  let newestId = floor.id;
  let places = new Map([[floor.id, place]]);

  function forgetOld(at: number): void {
    for (let entry = entries[first]; entry; entry = entries[first]) {
      if (at - entry.at <= keptMs && characters <= charactersMax) break;
      first += 1;
      characters -= entry.frame.length;
      places.delete(floor.id);
      floor = entry;
      for (const userId of entry.to) byMember.remove(userId, entry);
    }
    // This does not run each time, because it copies the whole log.
    if (first > 1000 && first > entries.length / 2) [entries, first] = [entries.slice(first), 0];
  }

  return {
    has: (id) => places.has(id),

    add({ id, to, event }) {
      const frame = eventFrame(id, event);
      const at = now();
      place += 1;
      const entry = { id, place, to: [...new Set(to)], frame, at, partner: partnerOf(event) };
      entries.push(entry);
      places.set(id, place);
      characters += frame.length;
      newestId = id;
      for (const userId of entry.to) byMember.add(userId, entry);
      forgetOld(at);
      return frame;
    },

    latestId: () => newestId,

    framesSince(userId, id) {
      forgetOld(now());
      const seen = places.get(id);
      if (seen === undefined) return null;
      const missed = byMember
        .of(userId)
        .filter((entry) => entry.place > seen)
        .map(({ frame }) => frame);
      return missed.join('').length > missedCharactersMax ? null : missed;
    },

    quietMs: (userId) => now() - Math.max(floor.at, byMember.of(userId).at(-1)?.at ?? 0),

    forget: (userId, partner) => forgetPartner(byMember, userId, partner),

    clear() {
      entries = [];
      first = 0;
      byMember.clear();
      characters = 0;
      floor = { id: randomUUID(), at: now() };
      newestId = floor.id;
      places = new Map([[floor.id, place]]);
    },
  };
}
