import { useQuery } from '@tanstack/react-query';
import { DayLimit } from '../features/discovery/deck/day-limit.tsx';
import type { DeckEndProps } from '../features/discovery/deck/deck-end-props.ts';
import { EmptyDeck } from '../features/discovery/deck/empty-deck.tsx';
import { FailedDeck } from '../features/discovery/deck/failed-deck.tsx';
import { EndOfDeck } from '../features/people/preferences/deck-end/end-of-deck.tsx';
import { dayLimits } from '../shared/allowances/day-limits.ts';
import { noteUsedUpProfiles } from '../shared/deck/deck-end.ts';
import { useStore } from '../state/store.ts';
import { Spinner } from '../ui/frames/spinner.tsx';

/** Replaces the cards when there are none. */
export function DeckEnd(props: DeckEndProps) {
  const swipesUsedUp = useStore(dayLimits).swipes !== undefined;
  if (swipesUsedUp) return <DayLimit kind="swipes" onOver={props.onRefresh} />;
  if (props.failed) return <FailedDeck {...props} />;
  if (props.narrowed) return <EmptyDeck {...props} />;
  return <PlainEnd {...props} />;
}

/**
 * Shows the end of a deck that neither a search nor a filter narrows: the day's profiles are used up, or all have been
 * seen.
 */
function PlainEnd(props: DeckEndProps) {
  const { query, onRefresh } = props;
  const usedUp = useStore(dayLimits).profiles !== undefined;
  const { isPending } = useQuery({
    queryKey: ['deck-end', query],
    queryFn: () => noteUsedUpProfiles(query),
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  if (usedUp) return <DayLimit kind="profiles" onOver={onRefresh} />;
  if (isPending) return <Spinner />;
  return (
    <EmptyDeck {...props}>
      <EndOfDeck onChanged={onRefresh} />
    </EmptyDeck>
  );
}
