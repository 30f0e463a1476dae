import { chatMediaLimits } from '@mwanzo/contract/limits';

/** The longest voice note, in ms. */
export const limitMilliseconds = chatMediaLimits.voiceSecondsMax * 1000;
/** For this long before the limit the time has another colour, in ms. */
export const lastMilliseconds = 10_000;
