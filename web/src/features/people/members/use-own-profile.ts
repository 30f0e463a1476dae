import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../../api/session.ts';
import { logFailure } from '../../../device/log-failure.ts';
import { ownProfileQuery } from '../../../shared/profiles/own-profile.ts';

/**
 * Returns the member's own profile, which is fetched each time the panel opens. The response replaces the session's
 * copy. After a failure it is the last one that was fetched, or null.
 */
export function useOwnProfile(open: boolean) {
  const { profile } = useSession();
  const fetched = useQuery({ ...ownProfileQuery, enabled: open, gcTime: 0, staleTime: 0 });

  useEffect(() => {
    if (fetched.error) logFailure('Could not load your own profile', fetched.error);
  }, [fetched.error]);

  // Edits reach the session first. So once the fetch has succeeded, the session's copy is shown.
  return {
    profile: fetched.data ? profile : null,
    loading: fetched.isFetching,
    error: fetched.error,
    retry: () => void fetched.refetch(),
  };
}
