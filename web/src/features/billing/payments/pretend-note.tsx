import sparklesIcon from 'lucide/dist/esm/icons/sparkles.mjs';
import { payments as texts } from '../../../i18n/payments.ts';
import { t } from '../../../i18n/translate.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Says that this is the demo's checkout. */
export function PretendNote() {
  return (
    <p className="flex gap-3 rounded-lg bg-sunk p-3.5 text-small">
      <Icon icon={sparklesIcon} size={20} className="mt-px" />
      {t(texts.pretendText)}
    </p>
  );
}
