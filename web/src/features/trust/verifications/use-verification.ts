import { useEffect, useState } from 'react';
import { logFailure } from '../../../device/log-failure.ts';
import type { Verification } from '../../../shared/verifications/open-verification.ts';
import { fetchVerification, lastVerification } from '../../../shared/verifications/verification.ts';
import { useStore } from '../../../state/store.ts';

const nothingSubmitted: Verification = {
  status: 'none',
  reason: null,
  refusal: null,
  submitted_at: null,
  decide_by: null,
};

/**
 * Returns the member's own verification; undefined while it loads. For visitors, and if loading fails, it says that
 * nothing was submitted.
 */
export function useVerification(signedIn: boolean): Verification | undefined {
  const [loaded, setLoaded] = useState<Verification>();
  // A decision can arrive while the page is open.
  const last = useStore(lastVerification);

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

  if (!signedIn) return nothingSubmitted;
  return loaded?.status === 'pending' && last && last.status !== 'pending' ? last : loaded;
}
