import signalLowIcon from 'lucide/dist/esm/icons/signal-low.mjs';
import signalIcon from 'lucide/dist/esm/icons/signal.mjs';
import wifiOffIcon from 'lucide/dist/esm/icons/wifi-off.mjs';
import { inCall as texts } from '../../../i18n/calls.ts';
import { t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { CallLineQuality } from './call-person.ts';

const icons = { good: signalIcon, weak: signalLowIcon, reconnecting: wifiOffIcon };

/** Says how good the connection is, and announces each change. */
export function LineQuality({ line }: { line: CallLineQuality }) {
  return (
    <output className={classNames('flex items-center gap-1.5', line === 'reconnecting' && 'text-warn')}>
      <span className="relative">
        {/* The bars that are missing when the connection is weak. */}
        {line === 'weak' && <Icon icon={signalIcon} size={18} className="absolute inset-0 opacity-35" />}
        <Icon icon={icons[line]} size={18} />
      </span>
      {t(texts[line])}
    </output>
  );
}
