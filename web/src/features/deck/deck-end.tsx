import { lazy, Suspense, type ComponentType } from 'react';
import { deck } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { EmptyDeckProps } from './empty-deck.tsx';

type Part = { default: ComponentType<EmptyDeckProps> };

// Few visits come to a deck's end, so its drawing is no part of them; a line that is cut can still be tried again.
const EmptyDeck = lazy(() =>
  import('./empty-deck.tsx').then(
    (part): Part => ({ default: part.EmptyDeck }),
    (): Part => ({ default: ({ onRefresh }) => <Button onClick={onRefresh}>{t(deck.refresh)}</Button> }),
  ),
);

export function DeckEnd(props: EmptyDeckProps) {
  return (
    <Suspense>
      <EmptyDeck {...props} />
    </Suspense>
  );
}
