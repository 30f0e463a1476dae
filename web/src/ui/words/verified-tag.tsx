import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { shieldCheckIcon } from '../icons/shield-check.ts';
import { Tag } from './tag.tsx';

/** The verified badge as a word, for panels. */
export function VerifiedTag() {
  return (
    <Tag kind="trust" icon={shieldCheckIcon}>
      {t(ui.verified)}
    </Tag>
  );
}
