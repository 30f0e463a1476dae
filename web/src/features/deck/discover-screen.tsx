import type { Match } from '@mwanzo/contract/matches';
import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useId, useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { isTouchCapable } from '../../device/touch-capable.ts';
import { useOnline } from '../../device/use-online.ts';
import { dayLimits } from '../../queries/day-limits.ts';
import { useStore } from '../../state/store.ts';
import { deferred } from '../../loading/deferred.tsx';
import { Page } from '../../ui/frames/page.tsx';
import { LayerToCome } from '../../ui/layers/layer-to-come.tsx';
import { cardTitleId } from './cards/profile-card.tsx';
import { useNextPhotos } from './cards/use-next-photos.ts';
import { DeckCards } from './deck-cards.tsx';
import type { DeckEndProps } from './deck-end-props.ts';
import { DeckHeader } from './deck-header.tsx';
import { isFilterActive, noFilters } from './filters/filter-rules.ts';
import { FilteredNote } from './filters/filtered-note.tsx';
import { FiltersPopover } from './filters/filters-popover.tsx';
import { useSearchAndFilters } from './filters/use-search-and-filters.ts';
import type { SwipeCardHandle } from './swipe-card/swipe-card.tsx';
import { SwipeControls } from './swipes/swipe-controls.tsx';
import { useSwipes } from './swipes/use-swipes.ts';
import { useDeckKeys } from './use-deck-keys.ts';
import { useDeck } from './use-deck.ts';

const MatchDialog = deferred(async () => (await import('./match/match-dialog.tsx')).MatchDialog, {
  when: 'touched',
  placeholder: ({ newMatch, onClose }) => <LayerToCome open={newMatch !== undefined} onClose={onClose} />,
});

interface DiscoverScreenProps {
  /** Called when a card's photo is tapped. */
  onPreview: (profile: VisibleProfile) => void;
  /** Shown between the title and the deck. */
  notice?: ReactNode;
  /** What the deck does not need at first: told of how many people were decided on, and able to load the deck again. */
  Extras: ComponentType<{ decided: number; onChanged: () => void }>;
  /** What stands in place of the cards when there are none. */
  End: ComponentType<DeckEndProps>;
}

export function DiscoverScreen({ onPreview, notice, Extras, End }: DiscoverScreenProps) {
  const { search, filters, change, query } = useSearchAndFilters();
  const deck = useDeck(query);
  useNextPhotos(deck.state.cards);
  const touch = useMemo(() => isTouchCapable(), []);
  const swipes = useSwipes(deck, touch);
  const [, navigate] = useLocation();
  const currentCard = useRef<SwipeCardHandle>(null);
  const filtersId = useId();
  const online = useOnline();
  const { state, reload } = deck;
  const { pending, leaving } = swipes;
  const busy = pending !== undefined;
  const filtersActive = isFilterActive(filters);
  const word = search.trim();

  const press = (direction: 'left' | 'right') => {
    if (!busy) currentCard.current?.swipe(direction);
  };
  useDeckKeys({ ArrowLeft: () => press('left'), ArrowRight: () => press('right') });

  const openChat = (match: Match, draft?: string) => navigate(`/chat/${match.user.id}`, { state: { match, draft } });
  const clear = () => {
    change({ search: '', filters: noFilters });
    if (!filtersActive && search === '') reload();
  };

  const current = state.cards[0];
  const limited = useStore(dayLimits).swipes !== undefined;
  const isEmpty = state.cards.length === 0 && leaving.length === 0;
  const loading = state.status === 'loading' || (state.status === 'refilling' && isEmpty);
  return (
    <Page width="lg">
      <DeckHeader
        search={search}
        onSearch={(words) => change({ search: words, filters })}
        filtersId={filtersId}
        filtersActive={filtersActive}
      />
      <FiltersPopover
        id={filtersId}
        search={search}
        filters={filters}
        settled={query}
        onChange={(chosen) => change({ search, filters: chosen })}
      />
      {filtersActive && <FilteredNote />}
      {notice}
      <DeckCards
        ref={currentCard}
        deck={deck}
        swipes={swipes}
        loading={loading}
        isEmpty={isEmpty}
        End={End}
        end={{ narrowed: filtersActive || word !== '', searched: filtersActive ? '' : word, query, onClear: clear }}
        touch={touch}
        online={online}
        onPreview={onPreview}
        onPress={press}
        limited={limited}
      />
      {!limited && ((loading && online) || state.cards.length > 0) && (
        // Remounted by each load: a press that began on the buttons of earlier cards must not count for new ones.
        <SwipeControls
          key={Number(loading)}
          touch={touch}
          busy={busy}
          loading={loading}
          describedBy={current && cardTitleId(current.id)}
          onPress={press}
        />
      )}
      <Extras decided={state.decided.size} onChanged={reload} />
      <MatchDialog newMatch={swipes.newMatch} onClose={swipes.closeMatch} onChat={openChat} />
    </Page>
  );
}
