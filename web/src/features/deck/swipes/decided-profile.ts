import { createStore } from '../../../state/store.ts';

/** The profile that was decided on last: its card must not come back from what is kept on the phone. */
export const decidedProfile = createStore<number | undefined>(undefined);
