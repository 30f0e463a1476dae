import type { Match } from '@mwanzo/contract/matches';
import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { useId, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isTouchCapable } from '../../device/touch-capable.ts';
import { useOnline } from '../../device/use-online.ts';
import { deck as texts } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { deferred } from '../../loading/deferred.tsx';
import { Page } from '../../ui/frames/page.tsx';
import { UnlessOffline } from '../../ui/frames/unless-offline.tsx';
import { filterIcon } from '../../ui/icons/filter.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { CardStack } from './cards/card-stack.tsx';
import { DeckEnd } from './deck-end.tsx';
import { DeckHeader } from './deck-header.tsx';
import { DeckSkeleton } from './cards/deck-skeleton.tsx';
import { deckRequest, isFilterActive, noFilters } from './filters/filter-rules.ts';
import { FiltersPopover } from './filters/filters-popover.tsx';
import { cardTitleId } from './cards/profile-card.tsx';
import { SwipeButtons } from './cards/swipe-buttons.tsx';
import type { SwipeCardHandle } from './swipe-card/swipe-card.tsx';
import { useDebounced } from './use-debounced.ts';
import { useDeckKeys } from './use-deck-keys.ts';
import { useDeck } from './use-deck.ts';
import { useNextPhotos } from './cards/use-next-photos.ts';
import { useSwipes } from './swipes/use-swipes.ts';

const MatchDialog = deferred(async () => (await import('./match/match-dialog.tsx')).MatchDialog);
const RewindControl = deferred(async () => (await import('./swipes/rewind-control.tsx')).RewindControl);

interface DiscoverScreenProps {
  /** A card's photo was tapped. */
  onPreview: (profile: VisibleProfile) => void;
}

/** SPEC.md section 9. */
const debounceMilliseconds = 400;

/** Search and filters as typed, and as asked for once they rest. */
function useNarrowing() {
  const [narrowing, setNarrowing] = useState({ search: '', filters: noFilters });
  const settled = useDebounced(narrowing, debounceMilliseconds);
  const query = useMemo(() => deckRequest(settled.search, settled.filters), [settled]);
  return { ...narrowing, setNarrowing, query };
}

export function DiscoverScreen({ onPreview }: DiscoverScreenProps) {
  const { search, filters, setNarrowing, query } = useNarrowing();
  const deck = useDeck(query);
  useNextPhotos(deck.state.cards);
  const touch = useMemo(() => isTouchCapable(), []);
  const swipes = useSwipes(deck, touch);
  const [, navigate] = useLocation();
  const present = useRef<SwipeCardHandle>(null);
  const filtersId = useId();
  const { state, reload } = deck;
  const { call, leaving } = swipes;
  const busy = call !== undefined;
  const online = useOnline();
  const active = isFilterActive(filters);

  const press = (direction: 'left' | 'right') => {
    if (!busy) present.current?.swipe(direction);
  };
  useDeckKeys({ ArrowLeft: () => press('left'), ArrowRight: () => press('right') });

  const openChat = (match: Match, draft?: string) => navigate(`/chat/${match.user.id}`, { state: { match, draft } });

  const first = state.cards[0];
  const isOver = state.cards.length === 0 && leaving.length === 0;
  const waiting = state.status === 'loading' || (state.status === 'refilling' && isOver);
  return (
    <Page width="lg">
      <DeckHeader
        search={search}
        onSearch={(words) => setNarrowing({ search: words, filters })}
        filtersId={filtersId}
        filtersActive={active}
      />
      <FiltersPopover
        id={filtersId}
        filters={filters}
        onChange={(chosen) => setNarrowing({ search, filters: chosen })}
      />
      {active && (
        <p className="-mt-0.5 mb-2.5 flex items-center gap-2 text-small font-semibold text-primary-text short:relative short:-mt-6.5 short:mb-1.5 short:w-fit">
          <Icon icon={filterIcon} size={16} />
          {t(texts.filtered)}
        </p>
      )}
      {/* As the cards have it, but there before them: Chromium takes a flick on a card it has just drawn for the page's. */}
      <div className="relative touch-pan-y touch-pinch-zoom">
        {/* Here before there is anything to say: screen readers announce what changes in a region they know. */}
        <output className="block">{waiting && online && <DeckSkeleton />}</output>
        <output className="sr-only">
          {!waiting &&
            state.status !== 'failed' &&
            (first ? [first.name, first.age].filter(Boolean).join(', ') : t(texts.none))}
        </output>
        {!waiting && !isOver && (
          <CardStack
            ref={present}
            cards={state.cards}
            leaving={leaving}
            returned={state.returned}
            touch={touch}
            call={call}
            onSwipe={swipes.swipe}
            onGone={swipes.forget}
            onPreview={onPreview}
            onPress={press}
          />
        )}
        {(waiting ? !online : isOver) && (
          <UnlessOffline onRetry={reload}>
            <DeckEnd
              failed={state.status === 'failed'}
              narrowed={active || search.trim() !== ''}
              onRefresh={reload}
              onClear={() => {
                setNarrowing({ search: '', filters: noFilters });
                if (!active && search === '') reload();
              }}
            />
          </UnlessOffline>
        )}
        <RewindControl swipes={swipes} back={first?.id === state.returned && first} />
      </div>
      {((waiting && online) || state.cards.length > 0) && (
        // Other buttons for other cards: a press that began on those before a load counts for nobody after it.
        <UnderTheDeck
          key={Number(waiting)}
          touch={touch}
          busy={busy}
          waiting={waiting}
          describedBy={first && cardTitleId(first.id)}
          onPress={press}
        />
      )}
      <MatchDialog moment={swipes.moment} onClose={swipes.closeMoment} onChat={openChat} />
    </Page>
  );
}

interface UnderTheDeckProps {
  touch: boolean;
  busy: boolean;
  waiting: boolean;
  describedBy: string | undefined;
  onPress: (direction: 'left' | 'right') => void;
}

/** Buttons for thumbs; for a keyboard, what its arrows do. */
function UnderTheDeck({ touch, busy, waiting, describedBy, onPress }: UnderTheDeckProps) {
  if (touch) {
    // On short phones nearly down to the bar, so that nothing scrolls.
    return (
      <SwipeButtons
        className="mt-7.5 short:mt-3 short:-mb-3.25"
        busy={busy}
        disabled={waiting}
        describedBy={describedBy}
        onPress={onPress}
      />
    );
  }
  const key =
    'mr-2 inline-grid size-7.5 place-items-center rounded-[8px] bg-surface font-text text-small font-semibold outline-line-strong';
  return (
    <p className="mt-10 hidden justify-center gap-5.5 text-label text-ink-2 lg:flex">
      <span>
        <kbd className={key}>←</kbd>
        {t(texts.pass)}
      </span>
      <span>
        <kbd className={key}>→</kbd>
        {t(texts.like)}
      </span>
    </p>
  );
}
