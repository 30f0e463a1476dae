import { deckKeys } from '../../../i18n/deck-keys.ts';
import { deck } from '../../../i18n/deck.ts';
import { rewinds } from '../../../i18n/rewinds.ts';
import { t } from '../../../i18n/translate.ts';

/** Explains the deck's keys, for people with a mouse. */
export function KeyLine() {
  const keys = {
    '←': t(deck.pass),
    '→': t(deck.like),
    Z: t(rewinds.label),
    [t(deckKeys.space)]: t(deckKeys.nextPhoto),
  };
  return (
    <p className="deck-keys text-small text-ink-2">
      {Object.entries(keys).map(([key, what]) => (
        <span key={key}>
          <kbd
            className={
              'mr-1.5 inline-grid h-7.5 min-w-7.5 place-items-center rounded-[8px] bg-surface px-1.5 ' +
              'font-text text-small font-semibold text-ink outline-line-strong'
            }
          >
            {key}
          </kbd>
          {what}
        </span>
      ))}
    </p>
  );
}
