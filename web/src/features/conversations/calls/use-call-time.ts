import { callLimits } from '@mwanzo/contract/limits';
import { timeOnPage, useSeconds } from '../../../device/use-seconds.ts';

const warnSeconds = 5 * 60;

/** Returns the length of the conversation, updated every second, whatever the device's clock is set to meanwhile. */
export function useCallTime(since: number): { seconds: number; isEndingSoon: boolean } {
  const seconds = Math.max(0, Math.floor((useSeconds(true, timeOnPage) - since) / 1000));
  return { seconds, isEndingSoon: seconds >= callLimits.lastSeconds - warnSeconds };
}
