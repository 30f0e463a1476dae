import type { MemberEvent } from '@mwanzo/contract/events';

/** An event and the members who are told of it. */
export interface Publication {
  readonly to: readonly number[];
  readonly event: MemberEvent;
}

/** A publication in the form that every process gets, in the same order and with the same id. */
export interface ReceivedPublication extends Publication {
  readonly id: string;
}

export interface BusProblem {
  readonly problem: string;
  readonly error: unknown;
}

/**
 * Brings events to the streams of members, in this process and in others. Publish after the commit. `publish` neither
 * throws nor waits: a lost event only delays what a member sees, because the data is in the database.
 */
export interface EventBus {
  publish(publication: Publication): void;
  /** Calls `listener` for every publication of every process. @returns a function that stops it */
  subscribe(listener: (publication: ReceivedPublication) => void): () => void;
  /** Tells every process that these sessions have ended: their access tokens are refused from now on. */
  endSessions(sessionIds: readonly number[]): void;
  /** @returns a function that stops it */
  onSessionsEnded(listener: (sessionIds: readonly number[]) => void): () => void;
  /** Calls `listener` when publications of other processes may have been lost. @returns a function that stops it */
  onGap(listener: () => void): () => void;
  /** Returns true if publications of other processes arrive. */
  isWhole(): boolean;
  /**
   * Calls `listener` for problems that should be logged.
   *
   * @returns a function that stops it
   */
  onProblem(listener: (problem: BusProblem) => void): () => void;
  close(): Promise<void>;
}
