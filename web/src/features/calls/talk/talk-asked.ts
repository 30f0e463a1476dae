import { createStore } from '../../../state/store.ts';

/** With whom the member is asked about calls: the sheet is open. */
export const talkAsked = createStore<number | null>(null);
