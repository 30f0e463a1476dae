import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { useEffect } from 'react';
import { useNow } from '../../../device/use-now.ts';

/**
 * Loads the list of likers again when the day comes on which the next one is revealed, on a page that is open then. It
 * tries each minute until the server names a later day.
 * @param nextOn the Nairobi day, YYYY-MM-DD; null or undefined if nobody is to be revealed
 * @param load always the same function
 */
export function useNextReveal(nextOn: string | null | undefined, load: () => unknown): void {
  const now = useNow();
  useEffect(() => {
    if (nextOn && nairobiDay(new Date(now)) >= nextOn) void load();
  }, [nextOn, now, load]);
}
