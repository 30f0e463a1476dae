import { useEffect, useState } from 'react';

const deviceTime = () => Date.now();

/** Returns the ms since the page was opened. Nobody can set this clock, unlike that of the device. */
export const timeOnPage = (): number => performance.now();

/**
 * The current time in ms, updated every second while `runs`.
 * @param read the clock, by default that of the device, in ms since the epoch
 */
export function useSeconds(runs: boolean, read: () => number = deviceTime): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(read()), 1000);
    return () => clearInterval(timer);
  }, [runs, read]);
  return now;
}
