import { createStore } from '../state/store.ts';

/** Whether likes wait for a reviewer. Written by open-verification.ts, which the deck need not load. */
export const likeLock = createStore(false);
