import rotateCwIcon from 'lucide/dist/esm/icons/rotate-cw.mjs';
import type { ReactNode } from 'react';
import { deckEnd } from '../../../i18n/deck-end.ts';
import { deck } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SunOnHorizon } from '../../../ui/drawings/sun-on-horizon.tsx';
import { EmptyState } from '../../../ui/frames/empty-state.tsx';
import { Saying } from '../../../ui/words/saying.tsx';
import type { DeckEndProps } from './deck-end-props.ts';

interface EmptyDeckProps extends Omit<DeckEndProps, 'query' | 'failed'> {
  /** Shown below the buttons. */
  children?: ReactNode;
}

/** Shown when there are no cards: all were seen, or a search or a filter leaves none. */
export function EmptyDeck({ narrowed, searched, decidedAll, onRefresh, onClear, children }: EmptyDeckProps) {
  return (
    <div className="grid justify-items-center pb-5 text-center">
      <EmptyState
        drawing={<SunOnHorizon />}
        title={t(deck.none)}
        actions={
          // Side by side they leave room for what stands below.
          <div className="grid grid-cols-2 gap-2.5">
            <Button icon={rotateCwIcon} className="px-1.5" onClick={onRefresh}>
              {t(deck.refresh)}
            </Button>
            <Button variant="outlined" className="px-1.5" onClick={onClear}>
              {t(deckEnd.clearFilters)}
            </Button>
          </div>
        }
        className="w-full pb-0 short:pt-1"
      >
        {t(narrowed ? deckEnd.noneFiltered : deckEnd.noneLeft)}
      </EmptyState>
      {searched !== '' && (
        <p className="mt-4 max-w-[34ch] text-balance text-ink-2">
          {t(decidedAll ? deckEnd.allDecided : deckEnd.noneFound, { words: searched })}
        </p>
      )}
      {children}
      <Saying meaning={t(deckEnd.patience)} className="mt-4.5">
        Subira yavuta heri
      </Saying>
    </div>
  );
}
