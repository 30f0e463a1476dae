import { inCall as texts } from '../../../i18n/calls.ts';
import { t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { signalLowIcon } from '../../../ui/icons/signal-low.ts';
import { signalIcon } from '../../../ui/icons/signal.ts';
import { wifiOffIcon } from '../../../ui/icons/wifi-off.ts';
import type { CallLineQuality } from './call-person.ts';

const icons = { good: signalIcon, weak: signalLowIcon, reconnecting: wifiOffIcon };

/** Says how good the connection is, and says it again when that changes. */
export function LineQuality({ line }: { line: CallLineQuality }) {
  return (
    <output className={classNames('flex items-center gap-1.5', line === 'reconnecting' && 'text-warn')}>
      <span className="relative">
        {/* The bars that a weak line lacks. */}
        {line === 'weak' && <Icon icon={signalIcon} size={18} className="absolute inset-0 opacity-35" />}
        <Icon icon={icons[line]} size={18} />
      </span>
      {t(texts[line])}
    </output>
  );
}
