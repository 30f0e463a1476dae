import type { QueryClient } from '@tanstack/react-query';
import type { MemberKey } from '../device/member-storage.ts';

/**
 * The state of something that a member sends:
 * - `waiting`: it is sent as soon as those before it in its lane have arrived;
 * - `sending`: this tab is sending it now;
 * - `lost`: the connection failed, and it is sent again by itself;
 * - `asking`: the member must decide about it;
 * - `failed`: the server refused it, and it is sent again only on the member's request;
 * - `kept`: it is not sent any more, and stays until its noun has shown it.
 */
export type Phase = 'waiting' | 'sending' | 'lost' | 'asking' | 'failed' | 'kept';

export interface Sendable {
  /** Unique in its queue. A repeated request carries it, or something else by which the server knows it again. */
  readonly id: string;
  readonly phase: Phase;
  /** The share of an upload that has left the device, from 0 to 1, once it has begun. Only the queue writes it. */
  readonly share?: number;
}

export interface Attempt {
  /** Aborted when the item is discarded, replaced, or when the member changes. */
  readonly signal: AbortSignal;
  /** The id of the member who sends it, for `request`. */
  readonly as: number;
  /** The query cache, for kinds that are kept. */
  readonly client: QueryClient;
  readonly onProgress: (sent: number, total: number) => void;
}

/** The place on the device where a queue outlives the page, and which all tabs share. Only one of them sends. */
export interface Kept<Item> {
  /** Its locks are named so too. */
  key: MemberKey;
  /** Checks the items that were stored, by this release or the last one. By default they are taken as they are. */
  parse?: (items: readonly unknown[]) => readonly Item[];
}

/** One kind of thing that members send: what is sent, and what a refusal means. */
export interface Kind<Item extends Sendable> {
  /** Items of a kind that has none are lost with the page. */
  kept?: Kept<Item>;
  /** The items of one lane are sent in order, one at a time. A lost one holds up those behind it, and no other lane. */
  lane?: (item: Item) => string;
  /** @returns nothing if it has arrived; an item that stays, such as one in phase `asking` */
  send: (item: Item, attempt: Attempt) => Promise<Item | undefined>;
  /** Called after a refusal. @returns the item as it is shown; `waiting` sends it again; nothing if it goes */
  refuse: (item: Item, error: unknown, attempt: Attempt) => Item | undefined;
  /** Says whether the same request may succeed later. By default, if the network or a proxy failed. */
  isLost?: (error: unknown, item: Item) => boolean;
  /** Says whether it sends a file now. It then waits while the server takes none. */
  uploads?: (item: Item) => boolean;
  /** Says whether the browser asks before this item is lost with the page. By default it does not. */
  asks?: (item: Item) => boolean;
  /** Called when an item leaves the queue in this tab, to free what it holds. */
  onGone?: (item: Item) => void;
  /** True if it is tried although the device says that it is offline, as devices may be wrong. */
  triesOffline?: boolean;
  /** The longest time between two attempts, in ms. */
  longestDelay?: number;
  /** The time after which a tab that holds the lane is overtaken, in ms. */
  patience?: (item: Item) => number;
}

export interface Queue<Item extends Sendable> {
  /** Everything unsent of the signed-in member, in order. The list is the same object until something changes. */
  read: () => readonly Item[];
  /** @param listener called after a change here, or `elsewhere`: in another tab @returns a function that ends it */
  subscribe: (listener: (from?: 'elsewhere') => void) => () => void;
  find: (id: string) => Item | undefined;
  /** Adds an item behind all others, in place of an earlier one with its id. A `waiting` one is sent at once. */
  add: (item: Item) => void;
  /** Changes an item; one that is being sent is aborted by a phase that does not leave by itself. */
  change: (id: string, changed: Partial<Item>) => void;
  /** Sends an item at once that does not leave by itself, or that waits after a loss. */
  again: (id: string) => void;
  /** Removes items. Those that are being sent are aborted. */
  forget: (isOne: (item: Item) => boolean) => void;
}

/** Says whether an item is sent by itself. */
export const leavesByItself = ({ phase }: Sendable): boolean =>
  phase === 'waiting' || phase === 'sending' || phase === 'lost';
