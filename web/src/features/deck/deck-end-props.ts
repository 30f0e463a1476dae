import type { DeckRequest } from './filters/filter-rules.ts';

/** What stands in place of the cards when there are none. */
export interface DeckEndProps {
  failed: boolean;
  /** Whether a filter or a search narrows the deck. */
  narrowed: boolean;
  /** The word that was searched, if nothing else narrows the deck. */
  searched: string;
  /** What the deck has asked for. */
  query: DeckRequest;
  onRefresh: () => void;
  onClear: () => void;
}
