import { useEffect, useRef } from 'react';
import { request } from '../../../api/request.ts';

/** Tells the server that the list was seen, once the member leaves it. Until then the "New" marks stay. */
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
      // If there is no network, these likers are marked as new again next time.
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
