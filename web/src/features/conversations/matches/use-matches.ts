import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matches } from '../../../i18n/matches.ts';
import { t } from '../../../i18n/translate.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { matchesQuery } from '../../../queries/matches.ts';

/** Returns the matches, which another component fetches. */
export function useFetchedMatches() {
  return useQuery({ ...matchesQuery, enabled: false });
}

/**
 * Returns the member's matches, fetched at each mount. Until the response arrives, those of the last fetch are shown.
 */
export function useMatches() {
  const query = useQuery(matchesQuery);
  const { error } = query;
  useEffect(() => {
    // Without a network, the notice above every screen is enough.
    if (error && navigator.onLine !== false)
      showToast({ title: t(matches.loadFailed), description: t(matches.loadFailedText), kind: 'bad', error });
  }, [error]);
  return query;
}
