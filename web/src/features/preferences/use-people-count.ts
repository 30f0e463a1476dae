import type { Preferences, RoughCount } from '@mwanzo/contract/preferences';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { useDebounced } from '../../state/use-debounced.ts';

/** docs/product.md, "Filters and search". */
const debounceMilliseconds = 400;

/**
 * Roughly how many people fit these preferences, asked 400 ms after the last change. Undefined while it is not known for
 * exactly these: a count of earlier ones is never returned. Null if it could not be read.
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
