import type { Message } from '@mwanzo/contract/conversations/messages';
import arrowDownIcon from 'lucide/dist/esm/icons/arrow-down.mjs';
import { Fragment, memo, useMemo, type KeyboardEvent, type ReactNode, type UIEvent } from 'react';
import { useNow } from '../../../../device/use-now.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useMessageGestures } from '../actions/use-message-gestures.ts';
import { heart } from '../actions/reaction-rules.ts';
import type { Outbox } from '../outbox/outbox-rules.ts';
import { useOpenChat } from '../partner/open-chat.ts';
import { lastSeen } from './conversation-rules.ts';
import { useHeldMessages } from './held-messages.ts';
import { isWaiting, listEntries, type MessageEntry } from './list-entries.ts';
import { placeNotes, type ListNote } from './list-notes.ts';
import { ListPart } from './list-part.tsx';
import { endsPart, listParts } from './list-parts.ts';
import { useChatScroll } from './use-chat-scroll.ts';
import { useReading } from './use-reading.ts';
import { WaitingMessages } from './waiting-messages.tsx';

interface MessageListProps {
  messages: readonly Message[];
  outbox: Outbox;
  /** The first message that was unread when the chat was opened. */
  unreadFrom: number | undefined;
  /** Entries between the messages. */
  notes: readonly ListNote[];
  /** Content before the first message. */
  head?: ReactNode;
  /** True if visible messages may be reported as read. */
  reports: boolean;
  loadingEarlier: boolean;
  onEarlier: () => void;
}

/** Earlier messages are loaded when the list is scrolled this close to its top, in px. */
const loadEarlierWithin = 80;

/** Lets the arrow keys move from one message's button to the next. */
function moveBetweenMenus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('[data-menu-button]'))
    return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-menu-button]')];
  event.preventDefault();
  buttons[buttons.indexOf(event.target) + step]?.focus();
}

export function MessageList(props: MessageListProps) {
  const { messages, outbox, unreadFrom, reports, loadingEarlier, notes } = props;
  const { partnerId, partnerName, openMenu, react, reply } = useOpenChat();
  const now = useNow();
  const held = useHeldMessages(outbox);
  const { entries, after, waiting } = useMemo(() => {
    const all = listEntries(messages, outbox, partnerId, unreadFrom, held);
    // The notes have happened, so they stand above what waits.
    const settled = all.filter((entry) => !isWaiting(entry));
    return { ...placeNotes(settled, notes), waiting: all.filter(isWaiting) };
  }, [messages, outbox, partnerId, unreadFrom, held, notes]);
  const last = waiting.at(-1) ?? entries.at(-1);
  const { list, nearEnd, scrollToEnd } = useChatScroll({
    partnerId,
    oldest: (entries[0] ?? waiting[0])?.key,
    newest: last?.key,
    isOwn: last?.mine === true,
  });
  const unseen = useReading({
    partnerId,
    messages,
    nearEnd,
    reports,
    news: notes.findLast(({ isNews }) => isNews)?.key,
  });
  // Gesture handlers look the message up when they are used, so that they need not change with the messages.
  const byId = (id: number) => messages.find((message) => message.id === id && !message.is_deleted);
  const withMessage = (act: (message: Message) => void) => (id: number) => {
    const message = byId(id);
    if (message) act(message);
  };
  const gestures = useMessageGestures({
    onHold: withMessage(openMenu),
    onDoubleTap: withMessage((message) => react(message, heart)),
    onSwipe: withMessage(reply),
  });
  const onScroll = (event: UIEvent<HTMLDivElement>) => {
    if (event.currentTarget.scrollTop < loadEarlierWithin) props.onEarlier();
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* Gestures are only a shorter way: each message also has a button for its actions. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={list}
        role="log"
        // New messages are announced elsewhere, once each: earlier messages are also added to this list, and must not
        // be announced.
        aria-live="off"
        aria-label={t(texts.conversation, { name: partnerName })}
        // A scrolling region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={moveBetweenMenus}
        {...gestures}
        className={
          'chat-column min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain ' +
          '[overflow-anchor:none] focus-visible:-outline-offset-3'
        }
      >
        {/* A short conversation stands at the end, above the input. */}
        <div className="flex min-h-full flex-col justify-end py-2.5">
          {loadingEarlier && <p className="self-center text-tiny text-ink-2">{t(texts.loadingEarlier)}</p>}
          {props.head}
          <Entries entries={entries} messages={messages} now={now} />
          {after.map(({ key, node }) => (
            <Fragment key={key}>{node}</Fragment>
          ))}
          <WaitingMessages entries={waiting} now={now} />
        </div>
      </div>
      {/* This button leads a reader who has scrolled up to the messages that have arrived since. */}
      {unseen > 0 && !nearEnd && (
        <button type="button" className="new-pill" onClick={scrollToEnd}>
          <Icon icon={arrowDownIcon} size={20} />
          {t(texts.newMessages, { count: unseen })}
        </button>
      )}
    </div>
  );
}

interface EntriesProps {
  entries: readonly MessageEntry[];
  messages: readonly Message[];
  now: number;
}

/** The last section keeps its key until a message ends it. The section after that one gets a new key. */
const keyOf = (part: readonly MessageEntry[]) => part.find(endsPart)?.key ?? 'last';

/** The sections are not rendered again while the member types. A new message renders only its own section. */
const Entries = memo(function Entries({ entries, messages, now }: EntriesProps) {
  const { partnerId } = useOpenChat();
  const seen = lastSeen(messages, partnerId)?.id;
  const newest = messages.at(-1)?.id;
  const tabStop = messages.findLast((message) => !message.is_deleted)?.id;
  return listParts(entries).map((part) => {
    const ifInPart = (id: number | undefined) => (part.some(({ message }) => message?.id === id) ? id : undefined);
    return (
      <ListPart
        key={keyOf(part)}
        entries={part}
        seen={ifInPart(seen)}
        newest={ifInPart(newest)}
        tabStop={ifInPart(tabStop)}
        now={now}
      />
    );
  });
});
