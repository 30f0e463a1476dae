import type { Presence } from '@mwanzo/contract/events';
import type { Database } from '../../../database/connect.ts';
import { getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { EventBus } from '../../../gateways/event-bus/event-bus.ts';
import { noteArrival, noteDeparture, renewPresences } from './presences.repository.ts';

interface PresenceDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  /** Called with errors of the database, because nobody waits for these writes. */
  readonly onFailure: (error: unknown) => void;
}

/** Derives presence from open streams: a member is online while one of their streams is open. */
interface PresenceWatch {
  /** The member's first stream in this process has opened, or the last one has ended. */
  note(userId: number, isConnected: boolean): void;
  /** Resolves when everything so far is written. */
  settled(): Promise<void>;
  /** Ends the timers. Online members stay online until that expires, because they reconnect to another process. */
  close(): Promise<void>;
}

/** All delays are counted in beats, so that a clock that jumps does not change them. */
const beatMs = 5000;
/** A closed stream may be replaced within this time, as on a reload, before the member counts as gone. */
const graceBeats = 3;
/** The members with open streams are renewed this often, in one statement: every 4 minutes. Nothing else is written. */
const renewalBeats = 48;
/** A member stays online for this time after the last renewal if their process dies. */
const onlineMs = 5 * 60_000;

export function createPresenceWatch(dependencies: PresenceDependencies): PresenceWatch {
  const { database, clock, events, onFailure } = dependencies;
  const connected = new Set<number>();
  /** The remaining beats of the grace period. */
  const leaving = new Map<number, number>();
  const writes = createTurns(onFailure);

  function tell(partners: { partnerId: number }[], userId: number, presence: Presence): void {
    const to = partners.map(({ partnerId }) => partnerId);
    if (to.length > 0) events.publish({ to, event: { type: 'presence', partner: userId, presence } });
  }

  async function arrive(userId: number): Promise<void> {
    const now = clock.now();
    tell(await getRows(database, noteArrival, { member: userId, now, until: until(now) }), userId, 'online');
  }

  async function leave(userId: number): Promise<void> {
    // The member may have come back while this waited.
    if (connected.has(userId)) return;
    tell(await getRows(database, noteDeparture, { member: userId, now: clock.now() }), userId, 'today');
  }

  function renew(): void {
    const now = clock.now();
    const members = [...connected, ...leaving.keys()];
    if (members.length === 0) return;
    renewed = getRows(database, renewPresences, { members, now, until: until(now) }).then(() => {}, onFailure);
  }

  let renewed = Promise.resolve();
  let beats = 0;
  const heart = setInterval(() => {
    beats += 1;
    if (beats % renewalBeats === 0) renew();
    for (const [userId, left] of leaving) {
      if (left > 1) leaving.set(userId, left - 1);
      else {
        leaving.delete(userId);
        writes.add(userId, () => leave(userId));
      }
    }
  }, beatMs).unref();

  async function settled(): Promise<void> {
    await Promise.all([renewed, writes.settled()]);
  }

  return {
    note(userId, isConnected) {
      if (!isConnected) {
        connected.delete(userId);
        leaving.set(userId, graceBeats);
        return;
      }
      connected.add(userId);
      if (!leaving.delete(userId)) writes.add(userId, () => arrive(userId));
    },
    settled,
    async close() {
      clearInterval(heart);
      leaving.clear();
      await settled();
    },
  };
}

const until = (now: Date): Date => new Date(now.getTime() + onlineMs);

/** Runs the writes about a member one after the other, so that a departure cannot overtake the arrival before it. */
function createTurns(onFailure: (error: unknown) => void) {
  const turns = new Map<number, Promise<void>>();
  return {
    add(userId: number, write: () => Promise<void>): void {
      const turn = (turns.get(userId) ?? Promise.resolve()).then(write).catch(onFailure);
      turns.set(userId, turn);
      void turn.then(() => {
        if (turns.get(userId) === turn) turns.delete(userId);
      });
    },
    async settled(): Promise<void> {
      await Promise.all(turns.values());
    },
  };
}
