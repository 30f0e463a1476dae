import type { Message } from '@mwanzo/contract/conversations/messages';
import type { Outbox, OutgoingMessage } from '../outbox/outbox-rules.ts';
import { cardsOf } from '../warnings/warning-rules.ts';
import { beginsDay, beginsGroup } from './conversation-rules.ts';
import type { ListNote } from './list-notes.ts';
import type { BubblePlace } from './message-bubble.tsx';

/** A message in the list, either from the server or on its way there. */
export interface MessageEntry {
  /** The key, which stays the same once the message has arrived. */
  key: string;
  mine: boolean;
  /** The time in ISO 8601. */
  timestamp: string;
  beginsDay: boolean;
  isFirstUnread: boolean;
  /** True if a warning card is shown below the message. */
  hasCard: boolean;
  place: BubblePlace;
  /** The notes before the message. */
  notes?: readonly ListNote[];
  message?: Message;
  outgoing?: OutgoingMessage;
  /** True if the message waits for the connection, or has just arrived after waiting. */
  isHeld: boolean;
}

type Bare = Pick<MessageEntry, 'key' | 'mine' | 'timestamp' | 'message' | 'outgoing' | 'isHeld'>;

/** Each place is one shared object, so that rows are not rendered again while their place is the same. */
const places: Record<`${boolean}${boolean}`, BubblePlace> = {
  truetrue: { begins: true, ends: true },
  truefalse: { begins: true, ends: false },
  falsetrue: { begins: false, ends: true },
  falsefalse: { begins: false, ends: false },
};

const sentOf = ({ mine, timestamp }: Bare) => ({ sender: mine ? 1 : 2, timestamp });

/** Says whether an entry stands below the line of those that wait. */
export const isWaiting = ({ outgoing, isHeld }: Pick<MessageEntry, 'outgoing' | 'isHeld'>): boolean =>
  outgoing !== undefined && isHeld;

/**
 * Builds the list: the messages of a conversation, then the unconfirmed ones, with days and groups. Those that wait
 * come last.
 * @param held the ids of the messages that wait, or have waited
 */
export function listEntries(
  messages: readonly Message[],
  outbox: Outbox,
  partnerId: number,
  unreadFrom: number | undefined,
  held: ReadonlySet<string> = new Set(),
): MessageEntry[] {
  const unsent = outbox.map((outgoing) => ({
    key: outgoing.id,
    mine: true,
    timestamp: outgoing.writtenAt,
    outgoing,
    isHeld: held.has(outgoing.id),
  }));
  const bare: Bare[] = [
    ...messages.map((message) => ({
      key: message.client_id ?? String(message.id),
      mine: message.sender !== partnerId,
      timestamp: message.timestamp,
      message,
      isHeld: held.has(message.client_id ?? ''),
    })),
    ...unsent.filter(({ isHeld }) => !isHeld),
    ...unsent.filter(({ isHeld }) => isHeld),
  ];
  const isFirstUnread = ({ message }: Bare) => unreadFrom !== undefined && message?.id === unreadFrom;
  const cards = cardsOf(messages);
  const begins = bare.map((entry, index) => {
    const previous = bare[index - 1];
    const beginsWaiting = isWaiting(entry) && previous !== undefined && !isWaiting(previous);
    return isFirstUnread(entry) || beginsWaiting || beginsGroup(sentOf(entry), previous && sentOf(previous));
  });
  return bare.map((entry, index) => ({
    ...entry,
    beginsDay: beginsDay(entry, bare[index - 1]),
    isFirstUnread: isFirstUnread(entry),
    hasCard: entry.message !== undefined && cards.has(entry.message.id),
    place: places[`${begins[index] ?? true}${begins[index + 1] ?? true}`],
  }));
}
