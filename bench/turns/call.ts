import type { HttpRequest } from '../load/http-client.ts';
import type { ServerProcess } from '../processes/server-process.ts';

/** The calls that members make most, in the order of tables. A deck is dealt from a queue, or after filling it. */
export const callNames = ['swipe', 'message', 'conversation', 'matches', 'deck', 'deck refill'] as const;
export type CallName = (typeof callNames)[number];

export interface MemberRequest {
  readonly userId: number;
  readonly request: HttpRequest;
}

/** A call that any server of the same tables can be sent. */
export interface Call {
  readonly name: CallName;
  /** The status of its responses. */
  readonly status: number;
  /** As many times fewer requests are sent of a call that takes long. */
  readonly fewer?: number;
  /**
   * This many requests, each with the member who sends it.
   * @param membersMax so many members send them all; null draws the members at random
   */
  requests(total: number, membersMax: number | null): readonly MemberRequest[];
  /** Runs before the requests are measured. */
  prepare?(server: ServerProcess, requests: readonly MemberRequest[]): Promise<void>;
}
