import chevronDownIcon from 'lucide/dist/esm/icons/chevron-down.mjs';
import messageCircleIcon from 'lucide/dist/esm/icons/message-circle.mjs';
import micOffIcon from 'lucide/dist/esm/icons/mic-off.mjs';
import signalLowIcon from 'lucide/dist/esm/icons/signal-low.mjs';
import signalIcon from 'lucide/dist/esm/icons/signal.mjs';
import smartphoneIcon from 'lucide/dist/esm/icons/smartphone.mjs';
import wifiOffIcon from 'lucide/dist/esm/icons/wifi-off.mjs';
import { inCall as texts } from '../../../../i18n/calls.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon, type IconNode } from '../../../../ui/icons/icon.tsx';
import { callClock, kilobytesPerMinute, wholeNumber } from './call-amounts.ts';
import { CallFrame } from './call-frame.tsx';
import type { CallQuality, CallPerson } from './call-person.ts';
import { HangUpButton } from './hang-up-button.tsx';

interface InCallProps {
  partner: CallPerson;
  /** The length of the call so far. */
  seconds: number;
  /** The data that the call has used so far, in both directions. */
  kilobytes: number;
  quality: CallQuality;
  isMuted: boolean;
  onMute: () => void;
  onWrite: () => void;
  /** Minimizes the call. Escape and Back also call it. */
  onFold: () => void;
  onEnd: () => void;
  /** True when five minutes are left. */
  isEndingSoon: boolean;
}

/** The screen of a call while the two talk. */
export function InCall(props: InCallProps) {
  const { partner, seconds, kilobytes, quality, onFold, isEndingSoon } = props;
  const top = (
    <>
      <IconButton
        icon={chevronDownIcon}
        label={t(texts.fold)}
        className="absolute! top-1.5 left-2 short:top-0"
        onClick={onFold}
      />
      <CallQualityNote quality={quality} />
    </>
  );
  return (
    <CallFrame partner={partner} look="talking" onLeave={onFold} top={top} buttons={<CallControls {...props} />}>
      <p
        role="timer"
        className={
          'mt-2 font-display text-[1.75rem] leading-[1.2] font-bold tracking-[-0.02em] tabular-nums ' +
          'short:mt-0.5 low:mt-0'
        }
      >
        {callClock(seconds)}
      </p>
      <p
        className={classNames(
          'mt-4 flex min-h-10 items-center gap-2 rounded-full bg-sunk px-4.5 py-1 text-label short:mt-1.5',
          'low:mt-1',
        )}
      >
        <Icon icon={smartphoneIcon} size={18} />
        <span>
          <b className="font-[650] whitespace-nowrap tabular-nums">
            {t(texts.kilobytes, { kilobytes: wholeNumber(kilobytes) })}
          </b>{' '}
          {t(texts.used, { kilobytes: kilobytesPerMinute })}
        </span>
      </p>
      {/* This region is mounted from the start, so that screen readers announce its text. */}
      <output className="block text-label font-[550] text-warn not-empty:mt-2 short:not-empty:mt-0.5">
        {isEndingSoon && t(texts.endsSoon)}
      </output>
    </CallFrame>
  );
}

/** There is no loudspeaker among them, because browsers on phones do not let a page choose it. */
function CallControls({ isMuted, onMute, onWrite, onEnd }: InCallProps) {
  return (
    <>
      <div className="mb-6 flex justify-evenly gap-2 short:mb-2.5 low:mb-2">
        <CallControl icon={micOffIcon} label={t(texts.mute)} isOn={isMuted} onClick={onMute} />
        <CallControl icon={messageCircleIcon} label={t(texts.write)} onClick={onWrite} />
      </div>
      <HangUpButton onClick={onEnd}>{t(texts.end)}</HangUpButton>
      <p className="mt-3 text-small text-ink-2 short:mt-1.5 low:mt-1">{t(texts.notRecorded)}</p>
    </>
  );
}

interface CallControlProps {
  icon: IconNode;
  label: string;
  /** True while it is on. Undefined for a button that is not a switch. */
  isOn?: boolean;
  onClick: () => void;
}

/** A round button of 68 px with its label below. */
function CallControl({ icon, label, isOn, onClick }: CallControlProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="grid min-w-22 justify-items-center gap-2 rounded-md text-label font-[550] short:gap-1 low:gap-0.5"
      onClick={onClick}
    >
      <span
        className={classNames(
          'grid size-17 place-items-center rounded-full transition-[background-color] duration-(--dur-1)',
          'forced-colors:border low:size-12',
          isOn ? 'bg-ink text-cotton forced-colors:border-4' : 'bg-blush text-ink',
        )}
      >
        <Icon icon={icon} size={26} />
      </span>
      {label}
    </button>
  );
}

const icons = { good: signalIcon, weak: signalLowIcon, reconnecting: wifiOffIcon };

/** Says how good the connection is, and announces each change. */
function CallQualityNote({ quality }: { quality: CallQuality }) {
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
