import { deck } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';

/** The word that fades in as the card is dragged to that side. */
export function Stamp({ side }: { side: 'left' | 'right' }) {
  const look =
    'absolute top-5.5 rounded-[12px] px-3.5 pt-2 pb-1.75 font-saying text-[1.875rem] leading-none font-extrabold tracking-[0.06em] uppercase';
  return side === 'right' ? (
    <span className={`${look} left-4.5 -rotate-10 bg-primary text-white`}>{t(deck.like)}</span>
  ) : (
    <span className={`${look} right-4.5 rotate-10 bg-ink text-cotton`}>{t(deck.pass)}</span>
  );
}
