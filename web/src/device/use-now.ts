import { useEffect, useState } from 'react';
import { useStore } from '../state/store.ts';
import { clockError } from './server-clock.ts';

const minute = 60_000;

/**
 * The device's own time in ms since the epoch, updated every minute. It is compared only with moments that the device
 * has noted itself.
 */
export function useDeviceNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The current time in ms since the epoch, updated every minute, by the server's clock if the device's is another. */
export function useNow(): number {
  return useDeviceNow() + useStore(clockError);
}
