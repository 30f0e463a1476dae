import { useEffect, useRef } from 'react';
import { request } from '../../api/request.ts';

/** Tells the server that the list was seen, when the member leaves it: until then "New" stays where it is. */
export function useSeenUntil(asOf: string | undefined): void {
  const latest = useRef(asOf);
  useEffect(() => {
    latest.current = asOf;
  }, [asOf]);
  useEffect(() => {
    let told: string | undefined;
    const tell = () => {
      const until = latest.current;
      if (until === undefined || until === told) return;
      told = until;
      // Without a network these are new again the next time.
      request('POST /api/profiles/likes-me/seen/', { body: { as_of: until } }).catch(() => undefined);
    };
    const hide = () => document.visibilityState === 'hidden' && tell();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      tell();
    };
  }, []);
}
