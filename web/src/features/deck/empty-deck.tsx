import rotateCwIcon from 'lucide/dist/esm/icons/rotate-cw.mjs';
import { deckEnd } from '../../i18n/deck-end.ts';
import { deck } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SunOnHorizon } from '../../ui/drawings/sun-on-horizon.tsx';
import { EmptyState } from '../../ui/frames/empty-state.tsx';
import type { DeckEndProps } from './deck-end-props.ts';

/** Shown when a search or a filter leaves no cards, or when the deck could not be loaded. */
export function EmptyDeck({ failed, searched, onRefresh, onClear }: Omit<DeckEndProps, 'narrowed' | 'query'>) {
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
            {t(searched === '' ? deckEnd.clearFilters : deckEnd.clearSearch)}
          </Button>
        </>
      }
      saying={{ text: 'Subira yavuta heri', meaning: t(deckEnd.patience) }}
    >
      {searched === '' ? t(deckEnd.noneFiltered) : t(deckEnd.noneFound, { words: searched })}
    </EmptyState>
  );
}
