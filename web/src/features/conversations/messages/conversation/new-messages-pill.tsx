import arrowDownIcon from 'lucide/dist/esm/icons/arrow-down.mjs';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';

/** A button for a reader who has scrolled up: it leads to the messages that have arrived since. */
export function NewMessagesPill({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <button type="button" className="new-pill" onClick={onPress}>
      <Icon icon={arrowDownIcon} size={20} />
      {t(texts.newMessages, { count })}
    </button>
  );
}
