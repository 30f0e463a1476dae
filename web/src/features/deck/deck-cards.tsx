import type { VisibleProfile } from '@mwanzo/contract/profiles';
import type { Ref } from 'react';
import { useSession } from '../../api/session.ts';
import { deck as texts } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { UnlessOffline } from '../../ui/frames/unless-offline.tsx';
import { CardStack } from './cards/card-stack.tsx';
import { cardWords } from './cards/card-words.ts';
import { DeckSkeleton } from './cards/deck-skeleton.tsx';
import { DeckEnd } from './deck-end.tsx';
import type { SwipeCardHandle } from './swipe-card/swipe-card.tsx';
import type { Swipes } from './swipes/use-swipes.ts';
import type { Deck } from './use-deck.ts';

interface DeckCardsProps {
  /** The current card's handle. */
  ref: Ref<SwipeCardHandle>;
  deck: Deck;
  swipes: Swipes;
  loading: boolean;
  isEmpty: boolean;
  /** Whether a filter or a search narrows the deck. */
  narrowed: boolean;
  touch: boolean;
  online: boolean;
  onPreview: (profile: VisibleProfile) => void;
  /** Whether a release at this time stamp may count for the first card. */
  accepts: (time: number) => boolean;
  onPress: (direction: 'left' | 'right', time: number) => void;
  onClear: () => void;
}

/** The cards, or what is shown in their place: the skeleton, the end of the deck, or that the device is offline. */
export function DeckCards(props: DeckCardsProps) {
  const { ref, deck, swipes, loading, isEmpty, narrowed, touch, online, onPreview, accepts, onPress, onClear } = props;
  const { state, reload } = deck;
  const failed = state.status === 'failed';
  const current = state.cards[0];
  const own = useSession().profile;
  return (
    // The cards' touch-action is set here, before they are drawn: a flick on a card that was drawn just now would
    // otherwise scroll the page in Chromium.
    <div className="deck-cards relative touch-pan-y touch-pinch-zoom">
      {/* Always mounted, since screen readers announce changes only in regions they know. */}
      <output className="block">{loading && online && <DeckSkeleton />}</output>
      <output className="sr-only">{!loading && !failed && (current ? cardWords(current, own) : t(texts.none))}</output>
      {!loading && !isEmpty && (
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
      {(loading ? !online : isEmpty) && (
        <UnlessOffline onRetry={reload}>
          <DeckEnd failed={failed} narrowed={narrowed} onRefresh={reload} onClear={onClear} />
        </UnlessOffline>
      )}
    </div>
  );
}
