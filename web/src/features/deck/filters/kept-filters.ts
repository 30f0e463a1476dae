import { readSession } from '../../../api/session.ts';
import { noFilters, type DeckFilters } from './filter-rules.ts';

export interface SearchAndFilters {
  search: string;
  filters: DeckFilters;
}

/** In the session storage, so that they last for the visit. web/build/head-start.ts knows it too. */
export const keptFiltersKey = 'mwanzo.filters';

/**
 * What `keepFilters` writes. The lists of options are too heavy for the first screen: if the server refuses a value,
 * `useDeck` forgets it.
 */
const shape =
  /^\{"user":\d+,"search":".*","filters":\{"orientation":\[("[a-z]+")?\],"gender":\[("[a-z-]+")?\],"ageRange":\[\d\d,\d\d\],"location":".*"\}\}$/;

/** What the member searched and filtered by in this visit. Nothing if it is somebody else's, corrupt or denied. */
export function readKeptFilters(): SearchAndFilters {
  try {
    const text = sessionStorage.getItem(keptFiltersKey) ?? '';
    const kept: SearchAndFilters & { user: number } = JSON.parse(text);
    if (shape.test(text) && kept.user === readSession().user?.id) return kept;
  } catch {}
  return { search: '', filters: noFilters };
}

export function forgetFilters(): void {
  try {
    sessionStorage.removeItem(keptFiltersKey);
  } catch {}
}

export function keepFilters({ search, filters }: SearchAndFilters): void {
  const { orientation, gender, ageRange, location } = filters;
  try {
    sessionStorage.setItem(
      keptFiltersKey,
      JSON.stringify({ user: readSession().user?.id, search, filters: { orientation, gender, ageRange, location } }),
    );
  } catch {}
}
