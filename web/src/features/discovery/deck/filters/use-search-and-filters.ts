import { useMemo, useState } from 'react';
import { useDebounced } from '../../../../state/use-debounced.ts';
import { deckRequest, isFilterActive } from './filter-rules.ts';
import { forgetFilters, keepFilters, readKeptFilters, type SearchAndFilters } from './kept-filters.ts';

/** docs/product/filters.md. */
const debounceMilliseconds = 400;

export type Narrowing = ReturnType<typeof useSearchAndFilters>;

/**
 * Holds the deck's search and filters, which last for the visit, and the parameters of the request. Those change once
 * typing and choosing have paused.
 */
export function useSearchAndFilters() {
  const [chosen, setChosen] = useState(readKeptFilters);
  const settled = useDebounced(chosen, debounceMilliseconds);
  const query = useMemo(() => deckRequest(settled.search, settled.filters), [settled]);
  const change = (next: SearchAndFilters) => {
    if (next.search === '' && !isFilterActive(next.filters)) forgetFilters();
    else keepFilters(next);
    setChosen(next);
  };
  return {
    ...chosen,
    change,
    /** The request for the cards that are shown. */
    query,
  };
}
