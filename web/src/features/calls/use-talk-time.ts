import { callLimits } from '@mwanzo/contract/limits';
import { useEffect, useState } from 'react';

const warnSeconds = 5 * 60;

/** How long the two have talked, second by second. */
export function useTalkTime(since: number): { seconds: number; isEndingSoon: boolean } {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return { seconds, isEndingSoon: seconds >= callLimits.lastSeconds - warnSeconds };
}
