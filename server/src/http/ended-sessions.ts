import type { Clock } from '../gateways/clock.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import { accessTokenSeconds, clockSkewSeconds } from './access-tokens.ts';

/** How long an ended session is remembered, in ms: then none of its access tokens is valid any more. */
const rememberedMs = (accessTokenSeconds + clockSkewSeconds) * 1000;
/** How far back the database is asked each time, in ms: clocks differ, and a transaction may be slow to commit. */
const lookBackMs = 2 * clockSkewSeconds * 1000;

export interface EndedSessions {
  /** Whether a session has ended whose access tokens may not have expired. */
  has(sessionId: number): boolean;
  /** Reads in the database what other processes may have ended unheard. Never throws. Called every half second. */
  catchUp(): Promise<void>;
}

interface EndedSessionsDependencies {
  readonly events: EventBus;
  readonly clock: Clock;
  /** The sessions that ended at this time or later. */
  readonly listEnded: (since: Date) => Promise<readonly number[]>;
  /** Called once for each time that the database cannot be asked, however long that lasts. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Remembers which sessions have ended, so that a request needs no query to know it. They are told by the bus. The
 * database is asked too: an operator's command, or another process without Redis, tells no bus.
 */
export function createEndedSessions({ events, clock, listEnded, onFailure }: EndedSessionsDependencies): EndedSessions {
  /** When each was heard of, in ms since 1970. Oldest first. */
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
