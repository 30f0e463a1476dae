import type { VisibleProfile } from '@mwanzo/contract/profiles';
import type { ComponentType, Ref } from 'react';
import { deck as texts } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { deferred } from '../../loading/deferred.tsx';
import { UnlessOffline } from '../../ui/frames/unless-offline.tsx';
import { CardStack } from './cards/card-stack.tsx';
import { DeckSkeleton } from './cards/deck-skeleton.tsx';
import type { DeckEndProps } from './deck-end-props.ts';
import type { SwipeCardHandle } from './swipe-card/swipe-card.tsx';
import type { Swipes } from './swipes/use-swipes.ts';
import type { Deck } from './use-deck.ts';

const RewindControl = deferred(async () => (await import('./swipes/rewind-control.tsx')).RewindControl, {
  when: 'touched',
});

interface DeckCardsProps {
  /** The current card's handle. */
  ref: Ref<SwipeCardHandle>;
  deck: Deck;
  swipes: Swipes;
  loading: boolean;
  isEmpty: boolean;
  end: Pick<DeckEndProps, 'narrowed' | 'searched' | 'query' | 'onClear'>;
  End: ComponentType<DeckEndProps>;
  touch: boolean;
  online: boolean;
  onPreview: (profile: VisibleProfile) => void;
  onPress: (direction: 'left' | 'right') => void;
  /** Whether the day's swipes are used up. */
  limited: boolean;
}

/** The cards, or what is shown in their place: the skeleton, the end of the deck, or that the device is offline. */
export function DeckCards(props: DeckCardsProps) {
  const { ref, deck, swipes, loading, isEmpty, end, End, touch, online, onPreview, onPress, limited } = props;
  const { state, reload } = deck;
  const failed = state.status === 'failed';
  const current = state.cards[0];
  return (
    // The cards' touch-action is set here, before they are drawn: a flick on a card that was drawn just now would
    // otherwise scroll the page in Chromium.
    <div className="relative touch-pan-y touch-pinch-zoom">
      {/* Always mounted, since screen readers announce changes only in regions they know. */}
      <output className="block">{loading && online && <DeckSkeleton />}</output>
      <output className="sr-only">
        {!loading && !failed && (current ? [current.name, current.age].filter(Boolean).join(', ') : t(texts.none))}
      </output>
      {!loading && !isEmpty && !limited && (
        <CardStack
          ref={ref}
          cards={state.cards}
          leaving={swipes.leaving}
          returned={state.returned}
          touch={touch}
          pending={swipes.pending}
          onSwipe={swipes.swipe}
          onGone={swipes.forget}
          onPreview={onPreview}
          onPress={onPress}
        />
      )}
      {(loading ? !online : isEmpty || limited) && (
        <UnlessOffline onRetry={reload}>
          <End {...end} failed={failed} onRefresh={reload} />
        </UnlessOffline>
      )}
      <RewindControl swipes={swipes} returned={current?.id === state.returned ? current : undefined} />
    </div>
  );
}
