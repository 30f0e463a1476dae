import bookmarkIcon from 'lucide/dist/esm/icons/bookmark.mjs';
import { keptLine } from '../../../../i18n/keeps.ts';
import { t } from '../../../../i18n/translate.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';

/** The line over the card of somebody whom the member kept for later. */
export function KeptLine({ name }: { name: string }) {
  return (
    <p className="mb-2 flex min-h-6 items-center gap-2 px-1 text-label font-semibold text-ink-2">
      <Icon icon={bookmarkIcon} size={18} />
      <span className="truncate">{t(keptLine.youKept, { name })}</span>
    </p>
  );
}
