import { createStore } from '../../../../state/store.ts';

/** The id of the profile that was decided on last. Its card must not come back from the saved deck. */
export const decidedProfile = createStore<number | undefined>(undefined);
