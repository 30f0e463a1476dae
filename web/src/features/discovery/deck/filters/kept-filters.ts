import { readSession } from '../../../../api/session.ts';
import { readTabItem, writeTabItem } from '../../../../device/tab-storage.ts';
import { noFilters, type DeckFilters } from './filter-rules.ts';

export interface SearchAndFilters {
  search: string;
  filters: DeckFilters;
}

/** The key in the session storage, so that filters last for the visit. web/build/head-start.ts uses it too. */
export const keptFiltersKey = 'mwanzo.filters';

/**
 * The shape that `keepFilters` writes. It does not check option values, because their lists are too heavy for the first
 * screen. If the server refuses a value, `useDeck` removes the filters.
 */
const shape = new RegExp(
  String.raw`^\{"user":\d+,"search":".*","filters":\{"orientation":\[("[a-z]+")?\],"gender":\[("[a-z-]+")?\],` +
    String.raw`"ageRange":(null|\[\d\d,\d\d\]),"location":".*"\}\}$`,
);

/**
 * Returns the member's search and filters of this visit. They are empty if they belong to somebody else, or if storage
 * is corrupt or denied.
 */
export function readKeptFilters(): SearchAndFilters {
  try {
    const text = readTabItem(keptFiltersKey) ?? '';
    const kept: SearchAndFilters & { user: number } = JSON.parse(text);
    if (shape.test(text) && kept.user === readSession().user?.id) return kept;
  } catch {}
  return { search: '', filters: noFilters };
}

export const forgetFilters = (): void => writeTabItem(keptFiltersKey, null);

export function keepFilters({ search, filters }: SearchAndFilters): void {
  const { orientation, gender, ageRange, location } = filters;
  const kept = { user: readSession().user?.id, search, filters: { orientation, gender, ageRange, location } };
  writeTabItem(keptFiltersKey, JSON.stringify(kept));
}
