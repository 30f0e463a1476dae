import { textLimits } from '@mwanzo/contract/limits';
import sendHorizontalIcon from 'lucide/dist/esm/icons/send-horizontal.mjs';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useKeyboardOpen } from '../../../../device/keyboard-open.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ActionChip } from '../../../../ui/controls/chip.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';

const MessageLimit = deferred(async () => (await import('./message-limit.tsx')).MessageLimit);

interface ComposerProps {
  /** True if the day's messages are used up. */
  limited: boolean;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  /** Suggested first messages, shown while the conversation is empty. */
  icebreakers: readonly string[];
  /** The id of the message that is replied to. A change moves the focus to the input. */
  repliesTo: number | string | undefined;
  /** The preview of that message. */
  children?: ReactNode;
  /** Buttons left of the input to send other things than text. */
  more: ReactNode;
  /** Replaces Send while nothing is typed. */
  voice: ReactNode;
}

/**
 * With a mouse there is probably a keyboard, so Enter sends and Shift+Enter begins a new line. On phones Enter begins a
 * new line.
 */
const isKeyboardLikely = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Makes an input as high as its text, up to the limit of the styles. */
function useOwnHeight(text: string): RefObject<HTMLTextAreaElement | null> {
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    element.style.height = '';
    if (text !== '') element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [text]);
  return input;
}

/**
 * Keeps toasts above the composer, which grows with its text and with the reply's preview. The height is in px and
 * includes a gap.
 */
function useRoomForToasts(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const element = form.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => style.setProperty('--composer-h', `${element.offsetHeight + 8}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--composer-h');
    };
  }, [form]);
}

export function Composer({
  limited,
  text,
  onText,
  onSend,
  icebreakers,
  repliesTo,
  children,
  more,
  voice,
}: ComposerProps) {
  const keyboardOpen = useKeyboardOpen();
  const form = useRef<HTMLFormElement>(null);
  const input = useOwnHeight(text);
  useRoomForToasts(form);
  useEffect(() => {
    if (repliesTo !== undefined) input.current?.focus();
  }, [input, repliesTo]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!limited) onSend();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !isKeyboardLikely()) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  const pick = (icebreaker: string) => {
    onText(icebreaker);
    input.current?.focus();
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      className={classNames(
        'chat-column flex-none bg-surface py-2 shadow-[0_-1px_0_var(--color-line)] lg:mb-0',
        keyboardOpen ? 'mb-0' : 'mb-[calc(var(--nav-h)+env(safe-area-inset-bottom))]',
      )}
    >
      {icebreakers.length > 0 && <Icebreakers icebreakers={icebreakers} onPick={pick} />}
      {limited && <MessageLimit />}
      {children}
      <div className="relative grid grid-cols-[44px_minmax(0,1fr)_52px] items-end gap-1.5">
        {more}
        <textarea
          ref={input}
          rows={1}
          dir="auto"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          maxLength={textLimits.messageMax}
          placeholder={t(texts.type)}
          aria-label={t(texts.type)}
          autoComplete="off"
          className="composer-input"
        />
        <Disc voice={voice} isEmpty={text === ''}>
          <SendButton disabled={text.trim() === '' || limited} />
        </Disc>
      </div>
    </form>
  );
}

/**
 * The microphone and Send share one position. For screen readers Send is always there, but disabled while the
 * microphone is shown.
 */
function Disc({ voice, isEmpty, children }: { voice: ReactNode; isEmpty: boolean; children: ReactNode }) {
  return (
    <div className="composer-disc">
      <div className={classNames(isEmpty && 'scale-0')}>{children}</div>
      <div className={classNames(!isEmpty && 'scale-0')} inert={!isEmpty}>
        {voice}
      </div>
    </div>
  );
}

function SendButton({ disabled }: { disabled: boolean }) {
  return (
    <button
      type="submit"
      aria-label={t(texts.send)}
      disabled={disabled}
      className={
        'grid size-13 place-items-center rounded-full bg-primary text-white hover:bg-primary-hover ' +
        'disabled:cursor-default disabled:bg-sunk disabled:text-ink-2'
      }
    >
      <Icon icon={sendHorizontalIcon} size={22} />
    </button>
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
