import { createStore } from '../state/store.ts';

/** What a plan limits for a day (docs/product.md, "Plans and daily limits"). */
export type LimitKind = 'swipes' | 'messages' | 'profiles';

/** The moments at which used-up limits are back, in ms since the epoch. */
export const dayLimits = createStore<Partial<Record<LimitKind, number>>>({});
