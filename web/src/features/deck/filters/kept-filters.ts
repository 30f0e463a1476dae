import { ageLimits, textLimits } from '@mwanzo/contract/limits';
import { genderFilters, orientations } from '@mwanzo/contract/options';
import { readSession } from '../../../api/session.ts';
import { isFilterActive, noFilters, type DeckFilters } from './filter-rules.ts';

export interface SearchAndFilters {
  search: string;
  filters: DeckFilters;
}

/** In the session storage, so that they last for the visit. web/build/head-start.ts knows it too. */
export const keptFiltersKey = 'mwanzo.filters';

const nothing: SearchAndFilters = { search: '', filters: noFilters };

const isOneOf = (options: readonly string[], list: readonly string[]) => list.every((value) => options.includes(value));
const isAge = (age: number) => age >= ageLimits.filterMin && age <= ageLimits.filterMax;

/** Whether the server would take them: another release, or somebody with the browser's tools, may have written them. */
function areValid({ search, filters: { orientation, gender, ageRange, location } }: SearchAndFilters): boolean {
  return (
    search.length <= textLimits.searchMax &&
    location.length <= textLimits.locationMax &&
    isOneOf(orientations, orientation) &&
    isOneOf(genderFilters, gender) &&
    ageRange.every(isAge) &&
    ageRange[0] <= ageRange[1]
  );
}

/** What the member searched and filtered by in this visit. Nothing if it is somebody else's, corrupt or denied. */
export function readKeptFilters(): SearchAndFilters {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptFiltersKey) ?? 'null') as
      (SearchAndFilters & { user: number }) | null;
    if (kept?.user === readSession().user?.id && kept && areValid(kept)) return kept;
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
