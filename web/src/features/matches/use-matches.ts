import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../api/request.ts';
import { matches } from '../../i18n/matches.ts';
import { t } from '../../i18n/translate.ts';
import { showToast } from '../../ui/layers/toast-store.ts';

/** The own matches, the latest activity first; loaded at each mount, over what is known from the last one. */
export function useMatches() {
  const query = useQuery({
    queryKey: ['matches'],
    queryFn: ({ signal }) => request('GET /api/profiles/matches/', { signal }),
  });
  const { error } = query;
  useEffect(() => {
    if (error) showToast({ title: t(matches.loadFailed), description: t(matches.loadFailedText), kind: 'bad' });
  }, [error]);
  return query;
}
