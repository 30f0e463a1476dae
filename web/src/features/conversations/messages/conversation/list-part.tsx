import type { Message } from '@mwanzo/contract/conversations/messages';
import checkCheckIcon from 'lucide/dist/esm/icons/check-check.mjs';
import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import { Fragment, memo } from 'react';
import { messages as texts } from '../../../../i18n/messages.ts';
import { localClock } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { Icon, type IconNode } from '../../../../ui/icons/icon.tsx';
import { DayLine } from './day-line.tsx';
import type { MessageEntry } from './list-entries.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { isSamePart } from './list-parts.ts';
import { MessageRow } from './message-row.tsx';
import { OutgoingRow } from './outgoing-row.tsx';

/** The card's space is reserved until its code arrives. */
const WarningCard = deferred(async () => (await import('../warnings/warning-card.tsx')).WarningCard, {
  placeholder: () => <div className="h-52" />,
});

interface ListPartProps {
  entries: readonly MessageEntry[];
  /**
   * The ids of the last seen message, the newest message, and the message that Tab focuses, if they are in this
   * section.
   */
  seen: number | undefined;
  newest: number | undefined;
  tabStop: number | undefined;
  now: number;
}

function isSame(before: ListPartProps, after: ListPartProps): boolean {
  const { entries: entriesBefore, ...propsBefore } = before;
  const { entries, ...props } = after;
  const names = Object.keys(props) as (keyof typeof props)[];
  return names.every((name) => props[name] === propsBefore[name]) && isSamePart(entriesBefore, entries);
}

/** A section of a few dozen messages. Sections are rendered and laid out separately. */
export const ListPart = memo(function ListPart(props: ListPartProps) {
  const { entries, seen, newest, tabStop, now } = props;
  return (
    <div className="list-part">
      {entries.map(({ key, mine, message, outgoing, beginsDay, isFirstUnread, hasCard, timestamp, notes, ...look }) => (
        <Fragment key={key}>
          {notes?.map((note) => (
            <Fragment key={note.key}>{note.node}</Fragment>
          ))}
          {beginsDay && <DayLine timestamp={timestamp} now={now} />}
          {isFirstUnread && <p className="unread-line">{t(texts.newLine)}</p>}
          {outgoing && <OutgoingRow message={outgoing} place={look.place} />}
          {message && <MessageRow {...look} message={message} rowKey={key} isTabStop={message.id === tabStop} />}
          {message && hasCard && <WarningCard message={message} />}
          {message && message.id === seen && message.seen_at && (
            <MessageState icon={checkCheckIcon}>
              {t(texts.seen, { time: localClock(Date.parse(message.seen_at), now) })}
            </MessageState>
          )}
          {message && mine && message.id === newest && message.id !== seen && !message.is_deleted && (
            <NewestState {...message} />
          )}
        </Fragment>
      ))}
    </div>
  );
}, isSame);

/** Says whether the newest message was delivered, while it is the member's own and not seen yet. */
function NewestState({ delivered_at: delivered }: Message) {
  return delivered ? (
    <MessageState icon={checkCheckIcon}>{t(texts.delivered)}</MessageState>
  ) : (
    <MessageState icon={checkIcon}>{t(texts.sent)}</MessageState>
  );
}

/** The state of the member's own message, shown below it. */
function MessageState({ icon, children }: { icon: IconNode; children: string }) {
  return (
    <p className="mt-1 mr-1 flex items-center gap-1 self-end text-tiny text-ink-2">
      <Icon icon={icon} size={16} />
      {children}
    </p>
  );
}
