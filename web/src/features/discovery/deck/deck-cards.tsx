import type { ComponentType, ReactNode } from 'react';
import { useSession } from '../../../api/session.ts';
import { deck as texts } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';
import { UnlessOffline } from '../../../ui/frames/unless-offline.tsx';
import { cardWords } from './cards/card-words.ts';
import { DeckSkeleton } from './cards/deck-skeleton.tsx';
import type { DeckEndProps } from './deck-end-props.ts';
import type { Deck } from './cards/use-deck.ts';

interface DeckCardsProps {
  deck: Deck;
  loading: boolean;
  isEmpty: boolean;
  end: Pick<DeckEndProps, 'narrowed' | 'searched' | 'query' | 'onClear'>;
  End: ComponentType<DeckEndProps>;
  online: boolean;
  /** True if the day's swipes are used up. */
  limited: boolean;
  /** The cards. */
  children: ReactNode;
}

/** Shows the cards. Without cards, it shows the skeleton, the end of the deck, or that the device is offline. */
export function DeckCards({ deck, loading, isEmpty, end, End, online, limited, children }: DeckCardsProps) {
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
      {!loading && !isEmpty && !limited && children}
      {(loading ? !online : isEmpty || limited) && (
        <UnlessOffline onRetry={reload}>
          <End {...end} failed={failed} decidedAll={state.hasFound} onRefresh={reload} />
        </UnlessOffline>
      )}
    </div>
  );
}
