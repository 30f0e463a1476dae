import { deck } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/button.tsx';
import { SunOnHorizon } from '../../ui/drawings/sun-on-horizon.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { rotateCwIcon } from '../../ui/icons/rotate-cw.ts';

interface EmptyDeckProps {
  /** A filter or a search narrows the deck. */
  narrowed: boolean;
  onRefresh: () => void;
  onClear: () => void;
}

function Refresh({ onRefresh }: Pick<EmptyDeckProps, 'onRefresh'>) {
  return (
    <Button icon={rotateCwIcon} full onClick={onRefresh}>
      {t(deck.refresh)}
    </Button>
  );
}

export function DeckFailed({ onRefresh }: Pick<EmptyDeckProps, 'onRefresh'>) {
  return (
    <EmptyState drawing={<SunOnHorizon />} title={t(deck.loadFailed)} actions={<Refresh onRefresh={onRefresh} />}>
      {t(deck.loadFailedText)}
    </EmptyState>
  );
}

export function EmptyDeck({ narrowed, onRefresh, onClear }: EmptyDeckProps) {
  return (
    <EmptyState
      drawing={<SunOnHorizon />}
      title={t(deck.none)}
      actions={
        <>
          <Refresh onRefresh={onRefresh} />
          <Button variant="outlined" full onClick={onClear}>
            {t(deck.clearFilters)}
          </Button>
        </>
      }
      jina={{ text: 'Subira yavuta heri', meaning: t(deck.patience) }}
    >
      {t(narrowed ? deck.noneFiltered : deck.noneLeft)}
    </EmptyState>
  );
}
