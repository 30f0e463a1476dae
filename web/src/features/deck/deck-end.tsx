import { lazy, Suspense, type ComponentType } from 'react';
import { deck } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { EmptyDeckProps } from './empty-deck.tsx';

type LoadedModule = { default: ComponentType<EmptyDeckProps> };

// Lazy, since few visits reach the end of the deck. If loading the drawing fails, a plain button can still refresh.
const EmptyDeck = lazy(() =>
  import('./empty-deck.tsx').then(
    (loaded): LoadedModule => ({ default: loaded.EmptyDeck }),
    (): LoadedModule => ({ default: ({ onRefresh }) => <Button onClick={onRefresh}>{t(deck.refresh)}</Button> }),
  ),
);

export function DeckEnd(props: EmptyDeckProps) {
  return (
    <Suspense>
      <EmptyDeck {...props} />
    </Suspense>
  );
}
