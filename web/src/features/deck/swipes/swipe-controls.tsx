import { deck } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';
import { SwipeButtons } from '../cards/swipe-buttons.tsx';

interface SwipeControlsProps {
  touch: boolean;
  busy: boolean;
  loading: boolean;
  describedBy: string | undefined;
  onPress: (direction: 'left' | 'right') => void;
}

/** Shown below the deck: Pass and Like on touch devices, elsewhere a legend of the arrow keys. */
export function SwipeControls({ touch, busy, loading, describedBy, onPress }: SwipeControlsProps) {
  if (!touch) return <ArrowKeyLegend />;
  // On short phones they reach nearly down to the navigation bar, so that nothing scrolls.
  return (
    <SwipeButtons
      className="mt-7.5 short:mt-3 short:-mb-3.25"
      busy={busy}
      disabled={loading}
      describedBy={describedBy}
      onPress={onPress}
    />
  );
}

function ArrowKeyLegend() {
  const key =
    'mr-2 inline-grid size-7.5 place-items-center rounded-[8px] bg-surface font-text text-small font-semibold outline-line-strong';
  return (
    <p className="mt-10 hidden justify-center gap-5.5 text-label text-ink-2 lg:flex">
      <span>
        <kbd className={key}>←</kbd>
        {t(deck.pass)}
      </span>
      <span>
        <kbd className={key}>→</kbd>
        {t(deck.like)}
      </span>
    </p>
  );
}
