import type { Preferences, RoughCount } from '@mwanzo/contract/people/preferences';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { useDebounced } from '../../../state/use-debounced.ts';

/** docs/product/filters.md. */
const debounceMilliseconds = 400;

/**
 * Returns roughly how many people fit these preferences, fetched 400 ms after the last change. Undefined while the
 * number for exactly these preferences is unknown; null if it could not be loaded.
 */
export function usePeopleCount(preferences: Preferences | undefined): RoughCount | null | undefined {
  const now = preferences && JSON.stringify(preferences);
  const settled = useDebounced(now, debounceMilliseconds);
  const { data, isError } = useQuery({
    queryKey: ['preferences-count', settled],
    queryFn: ({ signal }) =>
      request('GET /api/profiles/me/preferences/count/', {
        query: JSON.parse(settled ?? '{}') as Preferences,
        signal,
      }),
    enabled: settled !== undefined,
    gcTime: 0,
  });
  if (settled !== now) return undefined;
  return isError ? null : data;
}
