import { createStore } from '../../state/store.ts';

/** The id of the profile that was decided on last, here or on another device. Its card must not come back. */
export const decidedProfile = createStore<number | undefined>(undefined);

/**
 * The id of the profile whose decision was taken back last on another device, or in another tab. Its card may
 * come back.
 */
export const rewoundProfile = createStore<number | undefined>(undefined);
