import { deck } from '../../i18n/deck.ts';
import { t } from '../../i18n/translate.ts';
import { deferred } from '../../loading/deferred.tsx';
import { Button } from '../../ui/controls/button.tsx';

/** Few visits reach the end of the deck, so its drawing is not part of them. Without it, trying again is still possible. */
export const DeckEnd = deferred(async () => (await import('./empty-deck.tsx')).EmptyDeck, {
  when: 'shown',
  otherwise: ({ onRefresh }) => <Button onClick={onRefresh}>{t(deck.refresh)}</Button>,
});
