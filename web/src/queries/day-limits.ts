import { createStore } from '../state/store.ts';

/** What a plan limits for a day (docs/product.md, "Plans and daily limits"). */
export type LimitKind = 'swipes' | 'messages' | 'profiles';

/**
 * The members to whom a message was refused today. The server does not limit replies to some members, so a conversation
 * with somebody who has written is tried once more before it counts as limited.
 */
export const refusedReceivers = createStore<ReadonlySet<number>>(new Set());

/** The moments at which used-up limits are back, in ms since the epoch. */
export const dayLimits = createStore<Partial<Record<LimitKind, number>>>({});
