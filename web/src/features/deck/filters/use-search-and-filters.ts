import { useMemo, useState } from 'react';
import { deckRequest, noFilters, type DeckFilters, type DeckRequest } from './filter-rules.ts';
import { useDebounced } from '../../../state/use-debounced.ts';

/** docs/product.md, "Filters and search". */
const debounceMilliseconds = 400;

interface SearchAndFilters {
  search: string;
  filters: DeckFilters;
}

interface SearchState extends SearchAndFilters {
  change: (chosen: SearchAndFilters) => void;
  /** The parameters to request, which follow once typing and choosing have paused. */
  query: DeckRequest;
}

/** The search and the filters of the deck. */
export function useSearchAndFilters(): SearchState {
  const [chosen, change] = useState<SearchAndFilters>({ search: '', filters: noFilters });
  const settled = useDebounced(chosen, debounceMilliseconds);
  const query = useMemo(() => deckRequest(settled.search, settled.filters), [settled]);
  return { ...chosen, change, query };
}
