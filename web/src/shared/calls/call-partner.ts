import { createStore } from '../../state/store.ts';

/** The id of the partner of the current call, or of the caller while a call rings. Null without a call. */
export const callPartner = createStore<number | null>(null);
