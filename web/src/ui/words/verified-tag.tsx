import shieldCheckIcon from 'lucide/dist/esm/icons/shield-check.mjs';
import { t } from '../../i18n/translate.ts';
import { uiParts } from '../../i18n/ui-parts.ts';
import { Tag } from './tag.tsx';

/** The member's own badge as a word, for panels. */
export function VerifiedTag() {
  return (
    <Tag kind="trust" icon={shieldCheckIcon}>
      {t(uiParts.youAreVerified)}
    </Tag>
  );
}
