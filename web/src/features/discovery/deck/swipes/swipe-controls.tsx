import { deferred } from '../../../../loading/deferred.tsx';
import { SwipeButtons } from '../cards/swipe-buttons.tsx';
import type { Swipes } from './use-swipes.ts';

const UndoControl = deferred(async () => (await import('./undo-control.tsx')).UndoControl, { when: 'touched' });

interface SwipeControlsProps {
  swipes: Swipes;
  /** True if Pass and Like are here and not on the card. */
  touch: boolean;
  loading: boolean;
  /** True if there is a card to decide on, or will be soon. */
  shown: boolean;
  describedBy: string | undefined;
  onPress: (direction: 'left' | 'right', time: number) => void;
}

/** The row below the deck. Its middle is reserved for Undo, so that nothing moves when Undo appears. */
export function SwipeControls({ swipes, touch, loading, shown, describedBy, onPress }: SwipeControlsProps) {
  const undo = (
    <div className="deck-undo">
      <UndoControl swipes={swipes} />
    </div>
  );
  return (
    <div className="deck-row deck-controls">
      {touch && shown ? (
        // Each load makes new buttons: a press that began on the buttons of earlier cards must not count for new cards.
        <SwipeButtons
          busy={swipes.pending !== undefined}
          disabled={loading}
          deal={Number(loading)}
          describedBy={describedBy}
          onPress={onPress}
        >
          {undo}
        </SwipeButtons>
      ) : (
        undo
      )}
    </div>
  );
}
