import { deck } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { deferred } from '../../loading/deferred.tsx';
import { Button } from '../../ui/controls/button.tsx';

/** Lazy, since few visits reach the end of the deck. If loading it fails, a plain button can still refresh. */
export const DeckEnd = deferred(async () => (await import('./empty-deck.tsx')).EmptyDeck, {
  when: 'shown',
  otherwise: ({ onRefresh }) => <Button onClick={onRefresh}>{t(deck.refresh)}</Button>,
});
