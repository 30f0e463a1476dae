import { useEffect, useState } from 'react';

const minute = 60_000;

/** The current time in ms since the epoch, updated every minute, for relative times. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
