import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../api/session.ts';
import { useKeepsOffline } from '../../device/keep-offline.ts';
import { logFailure } from '../../device/log-failure.ts';

/** Saves responses on the phone if the member has chosen that. Otherwise the code is not loaded. */
export function useOfflineCopy(client: QueryClient): void {
  const keeps = useKeepsOffline();
  const owner = useSession().user?.id;
  useEffect(() => {
    if (!keeps || owner === undefined) return undefined;
    let stop = () => undefined as void;
    let left = false;
    import('./update-offline-copy.ts').then(
      ({ updateOfflineCopy }) => {
        if (!left) stop = updateOfflineCopy(client, owner);
      },
      (error: unknown) => logFailure('Could not load the code for offline', error),
    );
    return () => {
      left = true;
      stop();
    };
  }, [client, keeps, owner]);
}
