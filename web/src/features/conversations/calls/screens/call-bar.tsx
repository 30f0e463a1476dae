import micOffIcon from 'lucide/dist/esm/icons/mic-off.mjs';
import phoneOffIcon from 'lucide/dist/esm/icons/phone-off.mjs';
import phoneIcon from 'lucide/dist/esm/icons/phone.mjs';
import { callBar as texts } from '../../../../i18n/calls.ts';
import { t } from '../../../../i18n/translate.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { callClock } from './call-amounts.ts';
import type { CallQuality, CallPerson } from './call-person.ts';

interface CallBarProps {
  partner: CallPerson;
  seconds: number;
  quality: CallQuality;
  isMuted: boolean;
  onOpen: () => void;
  onEnd: () => void;
}

/** A minimized call: a bar of 48 px above a page. */
export function CallBar({ partner, seconds, quality, isMuted, onOpen, onEnd }: CallBarProps) {
  return (
    <section
      aria-label={t(texts.label, { name: partner.name })}
      className="grid h-12 grid-cols-[minmax(0,1fr)_auto] items-center bg-wine pr-2 text-on-wine forced-colors:border-b"
    >
      <button
        type="button"
        className={
          'flex h-12 min-w-0 items-center gap-2 px-4 text-left text-label font-[550] -outline-offset-4 ' +
          'outline-marigold'
        }
        onClick={onOpen}
      >
        <Icon icon={phoneIcon} size={20} />
        <span className="sr-only">{t(texts.open)}</span>
        <bdi className="truncate">{partner.name}</bdi>
        <span className="flex-none tabular-nums">{callClock(seconds)}</span>
        {isMuted && <Icon icon={micOffIcon} size={18} label={t(texts.muted)} />}
      </button>
      <div className="flex items-center gap-1">
        <output className="block text-tiny font-[550] whitespace-nowrap text-marigold">
          {quality !== 'good' && t(texts[quality])}
        </output>
        <IconButton icon={phoneOffIcon} iconSize={22} label={t(texts.end)} variant="onWine" onClick={onEnd} />
      </div>
    </section>
  );
}
