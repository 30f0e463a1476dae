import type { Message } from '@mwanzo/contract/messages';
import type { Outbox, OutgoingMessage } from '../outbox/outbox-rules.ts';
import { cardsOf } from '../warnings/warning-rules.ts';
import { beginsDay, beginsGroup } from './conversation-rules.ts';
import type { ListNote } from './list-notes.ts';
import type { BubblePlace } from './message-bubble.tsx';

/** A message as the list shows it: one that the server has, or one on its way there. */
export interface MessageEntry {
  /** The same while it is on its way and later. */
  key: string;
  mine: boolean;
  /** ISO 8601 */
  timestamp: string;
  beginsDay: boolean;
  isFirstUnread: boolean;
  /** A card below it says what it seems to try. */
  hasCard: boolean;
  place: BubblePlace;
  /** What stands before it. */
  notes?: readonly ListNote[];
  message?: Message;
  outgoing?: OutgoingMessage;
}

type Bare = Pick<MessageEntry, 'key' | 'mine' | 'timestamp' | 'message' | 'outgoing'>;

/** Rows are not rendered again while their place is the same object. */
const places: Record<`${boolean}${boolean}`, BubblePlace> = {
  truetrue: { begins: true, ends: true },
  truefalse: { begins: true, ends: false },
  falsetrue: { begins: false, ends: true },
  falsefalse: { begins: false, ends: false },
};

const sentOf = ({ mine, timestamp }: Bare) => ({ sender: mine ? 1 : 2, timestamp });

/** The messages of a conversation and below them those that are not confirmed yet, with days and groups. */
export function listEntries(
  messages: readonly Message[],
  outbox: Outbox,
  partnerId: number,
  unreadFrom: number | undefined,
): MessageEntry[] {
  const bare: Bare[] = [
    ...messages.map((message) => ({
      key: message.client_id ?? String(message.id),
      mine: message.sender !== partnerId,
      timestamp: message.timestamp,
      message,
    })),
    ...outbox.map((outgoing) => ({
      key: outgoing.clientId,
      mine: true,
      timestamp: outgoing.writtenAt,
      outgoing,
    })),
  ];
  const isFirstUnread = ({ message }: Bare) => unreadFrom !== undefined && message?.id === unreadFrom;
  const cards = cardsOf(messages);
  const begins = bare.map((entry, index) => {
    const previous = bare[index - 1];
    return isFirstUnread(entry) || beginsGroup(sentOf(entry), previous && sentOf(previous));
  });
  return bare.map((entry, index) => ({
    ...entry,
    beginsDay: beginsDay(entry, bare[index - 1]),
    isFirstUnread: isFirstUnread(entry),
    hasCard: entry.message !== undefined && cards.has(entry.message.id),
    place: places[`${begins[index] ?? true}${begins[index + 1] ?? true}`],
  }));
}
