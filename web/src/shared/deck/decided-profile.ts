import { createStore } from '../../state/store.ts';

/** The id of the profile that was decided on last, here or on another device. Its card must not come back. */
export const decidedProfile = createStore<number | undefined>(undefined);
