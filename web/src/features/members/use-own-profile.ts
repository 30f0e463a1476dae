import type { OwnProfile } from '@mwanzo/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../api/session.ts';
import { logFailure } from '../../device/log-failure.ts';
import { ownProfileQuery } from '../../queries/own-profile.ts';

interface OwnProfileState {
  /** Fetched anew at each opening; a failure leaves what an earlier one brought, null when none did. */
  profile: OwnProfile | null;
  loading: boolean;
  retry: () => void;
}

/** The own profile, fetched each time the panel opens; the answer replaces the cached one, which later changes reach too. */
export function useOwnProfile(open: boolean): OwnProfileState {
  const { profile } = useSession();
  const fetched = useQuery({
    ...ownProfileQuery,
    enabled: open,
    gcTime: 0,
    staleTime: 0,
  });

  useEffect(() => {
    if (fetched.error) logFailure('Could not load the own profile', fetched.error);
  }, [fetched.error]);

  // An edit goes to the session first, so that is what is shown once the fetch has come.
  return { profile: fetched.data ? profile : null, loading: fetched.isFetching, retry: () => void fetched.refetch() };
}
