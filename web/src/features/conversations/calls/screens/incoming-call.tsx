import messageCircleIcon from 'lucide/dist/esm/icons/message-circle.mjs';
import phoneIncomingIcon from 'lucide/dist/esm/icons/phone-incoming.mjs';
import phoneIcon from 'lucide/dist/esm/icons/phone.mjs';
import { ringing as texts } from '../../../../i18n/calls.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { kilobytesPerMinute } from './call-amounts.ts';
import { CallFrame, callStatusId } from './call-frame.tsx';
import type { CallPerson } from './call-person.ts';
import { HangUpButton } from './hang-up-button.tsx';

interface IncomingCallProps {
  partner: CallPerson;
  onAnswer: () => void;
  onDecline: () => void;
  /** Declines the call and sends the text as a message. */
  onReply: (text: string) => void;
  /** True while the call is being answered: the buttons no longer work. */
  isAnswering: boolean;
}

/** The screen of an incoming call. Escape and Back neither decline nor answer it. */
export function IncomingCall({ partner, onAnswer, onDecline, onReply, isAnswering }: IncomingCallProps) {
  const replies = [
    { label: t(texts.later), text: t(texts.laterMessage) },
    { label: t(texts.write), text: t(texts.writeMessage) },
  ];
  const top = (
    <p className="flex items-center gap-1.5">
      <Icon icon={phoneIncomingIcon} size={18} />
      {t(texts.voiceCall)}
    </p>
  );
  const buttons = (
    <>
      <div className="mb-4.5 flex flex-wrap justify-center gap-2 short:mb-3 low:mb-3">
        {replies.map(({ label, text }) => (
          <button
            key={text}
            type="button"
            disabled={isAnswering}
            className={
              'inline-flex min-h-11 items-center gap-1.5 rounded-full bg-surface px-4 text-label font-[550] ' +
              'outline-line-strong hover:bg-sunk disabled:cursor-default disabled:bg-sunk ' +
              'disabled:text-ink-2'
            }
            onClick={() => onReply(text)}
          >
            <Icon icon={messageCircleIcon} size={18} />
            {label}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-[1fr_1.35fr] gap-3">
        <HangUpButton className="min-h-16! px-2!" disabled={isAnswering} onClick={onDecline}>
          {t(texts.decline)}
        </HangUpButton>
        <Button icon={phoneIcon} className="min-h-16! rounded-lg!" busy={isAnswering} onClick={onAnswer}>
          {t(isAnswering ? texts.connecting : texts.answer)}
        </Button>
      </div>
    </>
  );
  return (
    <CallFrame partner={partner} look="ringing" top={top} buttons={buttons}>
      <p id={callStatusId} className="mt-2 text-lead short:mt-1">
        {t(texts.wantsToTalk)}
      </p>
      <p className="mt-2.5 text-small text-ink-2 short:mt-1 low:mt-1">
        {t(texts.cost, { kilobytes: kilobytesPerMinute })}
      </p>
      <p className="text-small text-ink-2">{t(texts.noPremium)}</p>
    </CallFrame>
  );
}
