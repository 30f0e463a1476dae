import { useEffect, useState } from 'react';
import type { ResponseBody } from '../../api/endpoint-types.ts';
import { request } from '../../api/request.ts';
import { logFailure } from '../../device/log-failure.ts';

export type Verification = ResponseBody<'GET /api/verify/'>;

const unknown: Verification = { status: 'none', reason: null, refusal: null, submitted_at: null, decide_by: null };

/** Where the own verification stands; undefined while it loads. Visitors, and a failed load, count as nothing submitted. */
export function useVerification(signedIn: boolean): Verification | undefined {
  const [loaded, setLoaded] = useState<Verification>();

  useEffect(() => {
    if (!signedIn) return undefined;
    const abort = new AbortController();
    request('GET /api/verify/', { signal: abort.signal }).then(setLoaded, (error: unknown) => {
      if (abort.signal.aborted) return;
      logFailure('Could not load the verification', error);
      setLoaded(unknown);
    });
    return () => abort.abort();
  }, [signedIn]);

  return signedIn ? loaded : unknown;
}
