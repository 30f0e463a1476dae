import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { useMemo, useRef, type ComponentType, type ReactNode, type Ref } from 'react';
import { isTouchCapable } from '../../../device/touch-capable.ts';
import { useRoomyScreen } from '../../../device/use-media.ts';
import { useOnline } from '../../../device/use-online.ts';
import { dayLimits } from '../../../shared/allowances/day-limits.ts';
import { useStore } from '../../../state/store.ts';
import { deferred, orNothing } from '../../../loading/deferred.tsx';
import { Page } from '../../../ui/frames/page.tsx';
import { deferredLayer } from '../../../ui/layers/layer-to-come.tsx';
import { CardStack } from './cards/card-stack.tsx';
import { cardTitleId } from './cards/profile-card.tsx';
import { useNextPhotos } from './cards/use-next-photos.ts';
import { DeckCards } from './deck-cards.tsx';
import type { DeckEndProps } from './deck-end-props.ts';
import { DeckHeader } from './deck-header.tsx';
import { isFilterActive, noFilters } from './filters/filter-rules.ts';
import { useSearchAndFilters } from './filters/use-search-and-filters.ts';
import type { SwipeCardHandle } from './swipe-card/swipe-card.tsx';
import { SwipeControls } from './swipes/swipe-controls.tsx';
import { useSwipes } from './swipes/use-swipes.ts';
import { useDiscoverHandle, type DiscoverHandle } from './use-discover-handle.ts';
import { useDeckKeys } from './cards/use-deck-keys.ts';
import { useDeck } from './cards/use-deck.ts';
import { useSeen } from './cards/use-seen.ts';

const MatchDialog = deferredLayer(async () => (await import('./match/match-dialog.tsx')).MatchDialog, 'newMatch');
const KeyLine = deferred(async () => (await import('./key-line.tsx')).KeyLine, orNothing);

const KeptLine = deferred(async () => (await import('./cards/kept-line.tsx')).KeptLine, {
  placeholder: () => <p className="mb-2 h-6" />,
  ...orNothing,
});

interface DiscoverScreenProps {
  ref?: Ref<DiscoverHandle>;
  /** Called when a card is tapped. */
  onPreview: (profile: VisibleProfile) => void;
  /** Content between the title and the deck. */
  notice?: ReactNode;
  /** Content that the deck does not need at first. It gets the number of decisions, and can load the deck again. */
  Extras: ComponentType<{ decided: number; onChanged: () => void }>;
  /** Replaces the cards when there are none. */
  End: ComponentType<DeckEndProps>;
  /** Shows the whole profile of the first card, on screens with enough room. */
  Pane: ComponentType<{ profile: VisibleProfile | undefined }>;
}

export function DiscoverScreen({ ref, onPreview, notice, Extras, End, Pane }: DiscoverScreenProps) {
  const narrowing = useSearchAndFilters();
  const { search, filters, change, query } = narrowing;
  const deck = useDeck(query);
  useNextPhotos(deck.state.cards);
  const touch = useMemo(() => isTouchCapable(), []);
  const swipes = useSwipes(deck, touch);
  const currentCard = useRef<SwipeCardHandle>(null);
  const online = useOnline();
  const isRoomy = useRoomyScreen();
  const { state, reload } = deck;
  const current = state.cards[0];
  const isSeen = useSeen(current?.id);
  const filtersActive = isFilterActive(filters);
  const word = search.trim();
  const limited = useStore(dayLimits).swipes !== undefined;

  const accepts = (time: number) => swipes.pending === undefined && isSeen(time);
  const press = useDiscoverHandle(ref, { deck, swipes, card: currentCard, accepts });
  useDeckKeys({
    ArrowLeft: ({ timeStamp }) => press('left', timeStamp),
    ArrowRight: ({ timeStamp }) => press('right', timeStamp),
  });
  const clear = () => {
    change({ search: '', filters: noFilters });
    if (!filtersActive && search === '') reload();
  };

  const isEmpty = state.cards.length === 0 && swipes.leaving.length === 0;
  const loading = state.status === 'loading' || (state.status === 'refilling' && isEmpty);
  const shown = !limited && ((loading && online) || state.cards.length > 0);
  return (
    <Page className={shown ? 'discover' : 'discover discover-end'}>
      <DeckHeader narrowing={narrowing} />
      <div className="deck-side">
        <div className="deck-notice">
          {notice}
          {current?.is_kept && <KeptLine name={current.name} />}
        </div>
        <DeckCards
          deck={deck}
          loading={loading}
          isEmpty={isEmpty}
          End={End}
          end={{ narrowed: filtersActive || word !== '', searched: filtersActive ? '' : word, query, onClear: clear }}
          online={online}
          limited={limited}
        >
          <CardStack
            ref={currentCard}
            cards={state.cards}
            leaving={swipes.leaving}
            returned={state.returned}
            touch={touch}
            pending={swipes.pending}
            onSwipe={swipes.swipe}
            onGone={swipes.forget}
            onPreview={(profile) => {
              swipes.noteOpened(profile.id);
              onPreview(profile);
            }}
            accepts={accepts}
            onPress={press}
          />
        </DeckCards>
        <SwipeControls
          touch={touch}
          swipes={swipes}
          loading={loading}
          shown={shown}
          describedBy={current && cardTitleId(current.id)}
          onPress={press}
        />
        {isRoomy && shown && <KeyLine />}
      </div>
      {isRoomy && shown && <Pane profile={loading ? undefined : current} />}
      <Extras decided={state.decided.size} onChanged={reload} />
      <MatchDialog newMatch={swipes.newMatch} onClose={swipes.closeMatch} />
    </Page>
  );
}
