import phoneIcon from 'lucide/dist/esm/icons/phone.mjs';
import { ringing as texts } from '../../../../i18n/calls.ts';
import { t } from '../../../../i18n/translate.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { kilobytesPerMinute } from './call-amounts.ts';
import { CallFrame } from './call-frame.tsx';
import type { CallPerson } from './call-person.ts';
import { HangUpButton } from './hang-up-button.tsx';

interface OutgoingCallProps {
  partner: CallPerson;
  state: 'calling' | 'connecting';
  onEnd: () => void;
}

/** The screen of an outgoing call, until the two can hear each other. */
export function OutgoingCall({ partner, state, onEnd }: OutgoingCallProps) {
  const top = (
    <p className="flex items-center gap-1.5">
      <Icon icon={phoneIcon} size={18} />
      {t(texts.voiceCall)}
    </p>
  );
  return (
    <CallFrame
      partner={partner}
      look="ringing"
      top={top}
      buttons={<HangUpButton onClick={onEnd}>{t(texts.end)}</HangUpButton>}
    >
      <output className="mt-2 block text-lead short:mt-1">
        {t(state === 'calling' ? texts.calling : texts.connecting)}
      </output>
      <p className="mt-2.5 text-small text-ink-2 short:mt-1 low:mt-1">
        {t(texts.cost, { kilobytes: kilobytesPerMinute })}
      </p>
    </CallFrame>
  );
}
