import type { DeckRequest } from './filters/filter-rules.ts';

/** The properties of the component that replaces the cards when there are none. */
export interface DeckEndProps {
  failed: boolean;
  /** True if a filter or a search narrows the deck. */
  narrowed: boolean;
  /** The search term, if nothing else narrows the deck. */
  searched: string;
  /** True if there were cards, and the member has decided on all of them. */
  decidedAll: boolean;
  /** The request that the deck has made. */
  query: DeckRequest;
  onRefresh: () => void;
  onClear: () => void;
}
