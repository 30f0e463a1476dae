import type { Clock } from '../gateways/clock.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import { accessTokenSeconds, clockSkewSeconds } from './access-tokens.ts';

/** The time for which an ended session is remembered, in ms. After it, all of its access tokens have expired. */
const rememberedMs = (accessTokenSeconds + clockSkewSeconds) * 1000;
/** Each query of the database looks back this far, in ms: clocks differ, and a transaction may be slow to commit. */
const lookBackMs = 2 * clockSkewSeconds * 1000;

export interface EndedSessions {
  /** Returns true if a session has ended whose access tokens may not have expired. */
  has(sessionId: number): boolean;
  /**
   * Reads the sessions that other processes have ended without an event on the bus. Never throws. Called every half
   * second.
   */
  catchUp(): Promise<void>;
}

interface EndedSessionsDependencies {
  readonly events: EventBus;
  readonly clock: Clock;
  /** Lists the sessions that ended at this time or later. */
  readonly listEnded: (since: Date) => Promise<readonly number[]>;
  /** Called once for each outage of the database, however long it lasts. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Remembers which sessions have ended, so that a request needs no query for it. The bus reports them. The database is
 * read too: an operator's command, or another process without Redis, sends nothing over the bus.
 */
export function createEndedSessions({ events, clock, listEnded, onFailure }: EndedSessionsDependencies): EndedSessions {
  /** The time at which this process learned of each session, in ms since 1970. Oldest first. */
  const heardAt = new Map<number, number>();
  let isBehind = true;
  let isFailing = false;
  let catchingUp: Promise<void> | null = null;

  const remember = (sessionIds: readonly number[]): void => {
    const now = clock.now().getTime();
    for (const id of sessionIds) if (!heardAt.has(id)) heardAt.set(id, now);
  };
  const forgetExpired = (): void => {
    const expired = clock.now().getTime() - rememberedMs;
    for (const [id, at] of heardAt) {
      if (at > expired) break;
      heardAt.delete(id);
    }
  };
  const readDatabase = async (): Promise<void> => {
    const sinceMs = isBehind || !events.isWhole() ? rememberedMs : lookBackMs;
    isBehind = false;
    try {
      remember(await listEnded(new Date(clock.now().getTime() - sinceMs)));
      isFailing = false;
    } catch (error) {
      isBehind = true;
      if (!isFailing) onFailure(error);
      isFailing = true;
    }
  };
  events.onSessionsEnded(remember);
  events.onGap(() => {
    isBehind = true;
  });

  return {
    has: (sessionId) => heardAt.has(sessionId),
    async catchUp() {
      forgetExpired();
      catchingUp ??= readDatabase().finally(() => {
        catchingUp = null;
      });
      await catchingUp;
    },
  };
}
