import { createStore } from '../state/store.ts';

/** With whom the member is in a call, or whose call rings. Null without one. */
export const callPartner = createStore<number | null>(null);
