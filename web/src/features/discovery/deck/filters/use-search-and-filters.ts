import { useMemo, useState } from 'react';
import { useDebounced } from '../../../../state/use-debounced.ts';
import { deckRequest, isFilterActive, type DeckRequest } from './filter-rules.ts';
import { forgetFilters, keepFilters, readKeptFilters, type SearchAndFilters } from './kept-filters.ts';

/** docs/product/filters.md. */
const debounceMilliseconds = 400;

interface SearchState extends SearchAndFilters {
  change: (chosen: SearchAndFilters) => void;
  /** The request's parameters. They change once typing and choosing have paused. */
  query: DeckRequest;
}

/** Holds the deck's search and filters, which last for the visit. */
export function useSearchAndFilters(): SearchState {
  const [chosen, setChosen] = useState(readKeptFilters);
  const settled = useDebounced(chosen, debounceMilliseconds);
  const query = useMemo(() => deckRequest(settled.search, settled.filters), [settled]);
  const change = (next: SearchAndFilters) => {
    if (next.search === '' && !isFilterActive(next.filters)) forgetFilters();
    else keepFilters(next);
    setChosen(next);
  };
  return { ...chosen, change, query };
}
