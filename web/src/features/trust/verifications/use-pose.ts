import type { SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '../../../api/request.ts';
import { useSession } from '../../../api/session.ts';
import { onBack } from '../../../api/switched-off.ts';
import { logFailure } from '../../../device/log-failure.ts';

export type GivenPose = ReturnType<typeof usePose>;

/** Holds the pose for the next selfie, which the server chooses. */
export function usePose() {
  const isMember = useSession().status === 'authenticated';
  /** Undefined until it has arrived, and for visitors. */
  const [pose, setPose] = useState<SelfiePose>();
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);

  /** Fetches the pose again: after a failure, or when it may have expired. */
  const load = useCallback(() => {
    if (!isMember) return;
    const place = (asked.current += 1);
    request('POST /api/verify/pose/').then(
      (given) => {
        // The server expects the pose that it gave last, whose response may have come first.
        if (place !== asked.current) return;
        setPose(given.pose);
        setFailed(false);
      },
      (error: unknown) => {
        logFailure('Could not load the pose', error);
        if (place === asked.current) setFailed(true);
      },
    );
  }, [isMember]);

  useEffect(load, [load]);
  useEffect(() => {
    return failed ? onBack(load) : undefined;
  }, [failed, load]);
  return { pose, failed: failed && pose === undefined, load };
}
