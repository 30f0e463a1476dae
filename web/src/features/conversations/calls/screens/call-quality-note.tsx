import signalLowIcon from 'lucide/dist/esm/icons/signal-low.mjs';
import signalIcon from 'lucide/dist/esm/icons/signal.mjs';
import wifiOffIcon from 'lucide/dist/esm/icons/wifi-off.mjs';
import { inCall as texts } from '../../../../i18n/calls.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { CallQuality } from './call-person.ts';

const icons = { good: signalIcon, weak: signalLowIcon, reconnecting: wifiOffIcon };

/** Says how good the connection is, and announces each change. */
export function CallQualityNote({ quality }: { quality: CallQuality }) {
  return (
    <output className={classNames('flex items-center gap-1.5', quality === 'reconnecting' && 'text-warn')}>
      <span className="relative">
        {/* The bars that are missing when the connection is weak. */}
        {quality === 'weak' && <Icon icon={signalIcon} size={18} className="absolute inset-0 opacity-35" />}
        <Icon icon={icons[quality]} size={18} />
      </span>
      {t(texts[quality])}
    </output>
  );
}
