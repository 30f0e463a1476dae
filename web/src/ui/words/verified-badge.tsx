import badgeCheckIcon from 'lucide/dist/esm/icons/badge-check.mjs';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { Icon } from '../icons/icon.tsx';

/** The teal disc beside a name. It is `decorative` if the word "Verified" is next to it. */
export function VerifiedBadge({ size = 24, decorative = false }: { size?: number; decorative?: boolean }) {
  const icon = (
    <Icon
      icon={badgeCheckIcon}
      size={size}
      className="fill-trust text-surface"
      {...(decorative ? {} : { label: t(ui.verified) })}
    />
  );
  return decorative ? icon : <span title={t(ui.verified)}>{icon}</span>;
}
