import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import type { ComponentType, Ref } from 'react';
import { useSession } from '../../../api/session.ts';
import { deck as texts } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';
import { UnlessOffline } from '../../../ui/frames/unless-offline.tsx';
import { CardStack } from './cards/card-stack.tsx';
import { cardWords } from './cards/card-words.ts';
import { DeckSkeleton } from './cards/deck-skeleton.tsx';
import type { DeckEndProps } from './deck-end-props.ts';
import type { SwipeCardHandle } from './swipe-card/swipe-card.tsx';
import type { Swipes } from './swipes/use-swipes.ts';
import type { Deck } from './cards/use-deck.ts';

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
  /** Says whether a release with this time stamp may count for the current card. */
  accepts: (time: number) => boolean;
  onPress: (direction: 'left' | 'right', time: number) => void;
  /** True if the day's swipes are used up. */
  limited: boolean;
}

/** Shows the cards. Without cards, it shows the skeleton, the end of the deck, or that the device is offline. */
export function DeckCards(props: DeckCardsProps) {
  const { ref, deck, swipes, loading, isEmpty, end, End, touch, online, onPreview, accepts, onPress, limited } = props;
  const { state, reload } = deck;
  const failed = state.status === 'failed';
  const current = state.cards[0];
  const own = useSession().profile;
  return (
    // The cards' touch-action is set here, before the cards exist. Otherwise Chromium would scroll the page on a flick
    // on a card that has just appeared.
    <div className="deck-cards relative touch-pan-y touch-pinch-zoom">
      {/* This is always mounted, since screen readers announce changes only in regions they know. */}
      <output className="block">{loading && online && <DeckSkeleton />}</output>
      <output className="sr-only">{!loading && !failed && (current ? cardWords(current, own) : t(texts.none))}</output>
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
          accepts={accepts}
          onPress={onPress}
        />
      )}
      {(loading ? !online : isEmpty || limited) && (
        <UnlessOffline onRetry={reload}>
          <End {...end} failed={failed} decidedAll={state.hasFound} onRefresh={reload} />
        </UnlessOffline>
      )}
    </div>
  );
}
