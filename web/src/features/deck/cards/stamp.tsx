import { deck } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';

/** The word LIKE or PASS, which fades in as the card is dragged to that side. */
export function Stamp({ side }: { side: 'left' | 'right' }) {
  return side === 'right' ? (
    <span className="stamp left-4.5 -rotate-10 bg-primary text-white">{t(deck.like)}</span>
  ) : (
    <span className="stamp right-4.5 rotate-10 bg-ink text-cotton">{t(deck.pass)}</span>
  );
}
