import { deckEnd } from '../../i18n/deck-end.ts';
import { deck } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { dayLimits } from '../../queries/day-limits.ts';
import { useStore } from '../../state/store.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SunOnHorizon } from '../../ui/drawings/sun-on-horizon.tsx';
import { EmptyState } from '../../ui/frames/empty-state.tsx';
import { rotateCwIcon } from '../../ui/icons/rotate-cw.ts';
import { DayLimit } from './day-limit.tsx';

export interface EmptyDeckProps {
  failed: boolean;
  /** Whether a filter or a search narrows the deck. */
  narrowed: boolean;
  onRefresh: () => void;
  onClear: () => void;
}

export function EmptyDeck({ failed, narrowed, onRefresh, onClear }: EmptyDeckProps) {
  if (useStore(dayLimits).swipes !== undefined) return <DayLimit kind="swipes" onOver={onRefresh} />;
  const refresh = (
    <Button icon={rotateCwIcon} full onClick={onRefresh}>
      {t(deck.refresh)}
    </Button>
  );
  if (failed) {
    return (
      <EmptyState drawing={<SunOnHorizon />} title={t(deckEnd.notHere)} actions={refresh}>
        {t(deckEnd.notHereText)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<SunOnHorizon />}
      title={t(deck.none)}
      actions={
        <>
          {refresh}
          <Button variant="outlined" full onClick={onClear}>
            {t(deckEnd.clearFilters)}
          </Button>
        </>
      }
      saying={{ text: 'Subira yavuta heri', meaning: t(deckEnd.patience) }}
    >
      {t(narrowed ? deckEnd.noneFiltered : deckEnd.noneLeft)}
    </EmptyState>
  );
}
