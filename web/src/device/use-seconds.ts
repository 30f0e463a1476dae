import { useEffect, useState } from 'react';

/** The current time in ms since the epoch, updated every second while `runs`. */
export function useSeconds(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
