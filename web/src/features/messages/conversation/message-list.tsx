import type { Message } from '@mwanzo/contract/messages';
import { Fragment, type ReactNode, type UIEvent } from 'react';
import { useNow } from '../../../device/use-now.ts';
import { messages as texts } from '../../../i18n/messages.ts';
import { localDateTime, localWeekday } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { Bubble } from '../../../ui/words/bubble.tsx';
import { beginsDay } from './conversation-rules.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

interface MessageListProps {
  messages: readonly Message[];
  /** The partner's messages are on the left, all others are the reader's own. */
  partnerId: number;
  partnerName: string;
  /** What stands before the first message. */
  head?: ReactNode;
  loadingEarlier: boolean;
  onEarlier: () => void;
}

/** Earlier messages are loaded when the list is scrolled this close to its top, in px. */
const loadEarlierWithin = 80;

export function MessageList({ messages, partnerId, partnerName, head, loadingEarlier, onEarlier }: MessageListProps) {
  const list = useScrollToNewest(messages[0]?.id, messages.at(-1)?.id);
  const now = useNow();

  const onScroll = (event: UIEvent<HTMLDivElement>) => {
    if (event.currentTarget.scrollTop < loadEarlierWithin) onEarlier();
  };
  return (
    <div
      ref={list}
      role="log"
      // New messages are announced once, outside the list, since earlier ones are added to it too.
      aria-live="off"
      aria-label={t(texts.conversation, { name: partnerName })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      onScroll={onScroll}
      className="chat-column flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto overscroll-contain py-3.5 [overflow-anchor:none] focus-visible:-outline-offset-3"
    >
      {loadingEarlier && <p className="self-center text-tiny text-ink-2">{t(texts.loadingEarlier)}</p>}
      {head}
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          {beginsDay(message, messages[index - 1]) && (
            <p className="self-center py-1 text-tiny font-semibold text-ink-2">
              {localWeekday(message.timestamp, now)}
            </p>
          )}
          <Bubble
            mine={message.sender !== partnerId}
            from={message.sender === partnerId ? partnerName : t(texts.you)}
            time={localDateTime(message.timestamp)}
            dateTime={message.timestamp}
          >
            {message.text}
          </Bubble>
        </Fragment>
      ))}
    </div>
  );
}
