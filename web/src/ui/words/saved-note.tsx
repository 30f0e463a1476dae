import circleCheckIcon from 'lucide/dist/esm/icons/circle-check.mjs';
import { t } from '../../i18n/translate.ts';
import { innerPages } from '../../i18n/inner-pages.ts';
import type { SaverState } from '../../state/saver.ts';
import { Icon } from '../icons/icon.tsx';

/**
 * Says that a choice was saved. It is always mounted, since screen readers announce changes only in regions they know.
 */
export function SavedNote({ status }: { status: SaverState<object>['status'] }) {
  return (
    <output className="mx-1 flex min-h-8 items-center gap-2 text-small text-ink-2">
      {status === 'saved' && (
        <>
          <Icon icon={circleCheckIcon} size={18} />
          {t(innerPages.saved)}
        </>
      )}
      {status === 'saving' && t(innerPages.saving)}
    </output>
  );
}
