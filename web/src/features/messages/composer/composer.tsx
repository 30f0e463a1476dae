import { textLimits } from '@mwanzo/contract/limits';
import { useRef, type FormEvent } from 'react';
import { useKeyboardOpen } from '../../../device/keyboard-open.ts';
import { messages as texts } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/translate.ts';
import { deferred } from '../../../loading/deferred.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ActionChip } from '../../../ui/controls/chip.tsx';
import { clockIcon } from '../../../ui/icons/clock.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { sendHorizontalIcon } from '../../../ui/icons/send-horizontal.ts';

const MessageLimit = deferred(async () => (await import('./message-limit.tsx')).MessageLimit, { when: 'shown' });

interface ComposerProps {
  /** Whether the day's messages are used up. */
  limited: boolean;
  text: string;
  onText: (text: string) => void;
  sending: boolean;
  /** The text is sent automatically once the connection is back. */
  waiting: boolean;
  onKeepUnsent: () => void;
  onSend: () => void;
  /** First messages to pick from while the conversation is empty. */
  icebreakers: readonly string[];
}

export function Composer({
  limited,
  text,
  onText,
  sending,
  waiting,
  onKeepUnsent,
  onSend,
  icebreakers,
}: ComposerProps) {
  const keyboardOpen = useKeyboardOpen();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!limited) onSend();
    input.current?.focus();
  };
  const pick = (icebreaker: string) => {
    onText(icebreaker);
    input.current?.focus();
  };
  return (
    <form
      onSubmit={submit}
      className={classNames(
        'chat-column flex-none bg-surface py-2 shadow-[0_-1px_0_var(--color-line)] lg:mb-0',
        keyboardOpen ? 'mb-0' : 'mb-[calc(var(--nav-h)+env(safe-area-inset-bottom))]',
      )}
    >
      {icebreakers.length > 0 && <Icebreakers icebreakers={icebreakers} onPick={pick} />}
      {limited && <MessageLimit />}
      <output className="block">{waiting && <WaitingNote onKeepUnsent={onKeepUnsent} />}</output>
      <div className="grid grid-cols-[1fr_52px] items-end gap-1.5">
        <input
          ref={input}
          value={text}
          onChange={(event) => onText(event.target.value)}
          maxLength={textLimits.messageMax}
          placeholder={t(texts.type)}
          aria-label={t(texts.type)}
          autoComplete="off"
          enterKeyHint="send"
          className="min-h-13 w-full min-w-0 rounded-[26px] border-[1.5px] border-line-strong bg-sunk px-4 text-body placeholder:text-ink-2 placeholder:opacity-100 focus:border-primary focus:outline-3 focus:outline-offset-0 focus:outline-primary-soft"
        />
        <button
          type="submit"
          aria-label={t(texts.send)}
          disabled={text.trim() === '' || sending || limited}
          className="grid size-13 place-items-center rounded-full bg-primary text-white hover:bg-primary-hover disabled:cursor-default disabled:bg-sunk disabled:text-ink-2"
        >
          <Icon icon={sendHorizontalIcon} size={22} />
        </button>
      </div>
    </form>
  );
}

interface IcebreakersProps {
  icebreakers: readonly string[];
  onPick: (icebreaker: string) => void;
}

function Icebreakers({ icebreakers, onPick }: IcebreakersProps) {
  return (
    <div className="-mr-2.5 flex [scrollbar-width:none] gap-2 overflow-x-auto p-0.5 pr-2.5 pb-2.5">
      {icebreakers.map((icebreaker) => (
        <ActionChip key={icebreaker} onClick={() => onPick(icebreaker)}>
          {icebreaker}
        </ActionChip>
      ))}
    </div>
  );
}

/** Says that the text is sent once the connection is back, and lets the member prevent that. */
function WaitingNote({ onKeepUnsent }: { onKeepUnsent: () => void }) {
  return (
    <span className="flex items-center justify-between gap-2 px-1 pb-1 text-small text-ink-2">
      <span className="flex items-center gap-1.5">
        <Icon icon={clockIcon} size={16} />
        {t(texts.waiting)}
      </span>
      <Button variant="ghost" size="sm" className="whitespace-nowrap" onClick={onKeepUnsent}>
        {t(texts.keepUnsent)}
      </Button>
    </span>
  );
}
