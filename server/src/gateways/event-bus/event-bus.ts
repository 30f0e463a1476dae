import type { MemberEvent } from '@mwanzo/contract/events';

/** An event and the members who are told of it. */
export interface Publication {
  readonly to: readonly number[];
  readonly event: MemberEvent;
}

/**
 * Brings events to the streams of members, in this process and in others. Publish after the commit. It neither throws
 * nor waits: an event that is lost costs a member nothing but time, because the database is the truth.
 */
export interface EventBus {
  publish(publication: Publication): void;
  /** Calls `listener` for every publication of every process. @returns a function that stops it */
  subscribe(listener: (publication: Publication) => void): () => void;
  close(): Promise<void>;
}
