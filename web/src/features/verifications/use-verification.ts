import { useEffect, useState } from 'react';
import { logFailure } from '../../device/log-failure.ts';
import type { Verification } from '../../queries/open-verification.ts';
import { fetchVerification } from '../../queries/verification.ts';

const nothingSubmitted: Verification = {
  status: 'none',
  reason: null,
  refusal: null,
  submitted_at: null,
  decide_by: null,
};

/**
 * The member's own verification; undefined while it loads. For visitors, and if loading fails, nothing counts as
 * submitted.
 */
export function useVerification(signedIn: boolean): Verification | undefined {
  const [loaded, setLoaded] = useState<Verification>();

  useEffect(() => {
    if (!signedIn) return undefined;
    const abort = new AbortController();
    fetchVerification(abort.signal).then(setLoaded, (error: unknown) => {
      if (abort.signal.aborted) return;
      logFailure('Could not load the verification', error);
      setLoaded(nothingSubmitted);
    });
    return () => abort.abort();
  }, [signedIn]);

  return signedIn ? loaded : nothingSubmitted;
}
