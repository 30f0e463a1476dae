import filterIcon from 'lucide/dist/esm/icons/funnel.mjs';
import { deck } from '../../../../i18n/deck.ts';
import { t } from '../../../../i18n/translate.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';

/** Says that a filter is active. */
export function FilteredNote() {
  return (
    <p
      className={
        'deck-filtered -mt-0.5 mb-2.5 flex items-center gap-2 text-small font-semibold text-primary-text ' +
        'folded:absolute folded:bottom-0 folded:left-0 folded:m-0'
      }
    >
      <Icon icon={filterIcon} size={16} />
      {t(deck.filtered)}
    </p>
  );
}
