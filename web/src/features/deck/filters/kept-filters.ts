import { ageLimits } from '@mwanzo/contract/limits';
import { readSession } from '../../../api/session.ts';
import { isFilterActive, noFilters, type DeckFilters } from './filter-rules.ts';

export interface SearchAndFilters {
  search: string;
  filters: DeckFilters;
}

/** In the session storage, so that they last for the visit. web/build/head-start.ts knows it too. */
export const keptFiltersKey = 'mwanzo.filters';

const nothing: SearchAndFilters = { search: '', filters: noFilters };

const areTexts = (...values: readonly unknown[]) => values.every((value) => typeof value === 'string');

/**
 * Whether they have the right shape. The lists of options are too heavy for the first screen: if the server refuses a
 * value, `useDeck` forgets them.
 */
function areFilters({ search, filters: { orientation, gender, ageRange, location } }: SearchAndFilters): boolean {
  const [low, high] = ageRange;
  return (
    areTexts(search, location, ...orientation, ...gender) &&
    ageLimits.filterMin <= low &&
    low <= high &&
    high <= ageLimits.filterMax
  );
}

/** What the member searched and filtered by in this visit. Nothing if it is somebody else's, corrupt or denied. */
export function readKeptFilters(): SearchAndFilters {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptFiltersKey) ?? 'null') as
      (SearchAndFilters & { user: number }) | null;
    if (kept?.user === readSession().user?.id && kept && areFilters(kept)) return kept;
  } catch {}
  return nothing;
}

export function forgetFilters(): void {
  try {
    sessionStorage.removeItem(keptFiltersKey);
  } catch {}
}

export function keepFilters({ search, filters }: SearchAndFilters): void {
  if (search === '' && !isFilterActive(filters)) return forgetFilters();
  try {
    sessionStorage.setItem(keptFiltersKey, JSON.stringify({ user: readSession().user?.id, search, filters }));
  } catch {}
}
