import type { Message } from '@mwanzo/contract/conversations/messages';
import type { QueryClient } from '@tanstack/react-query';
import { realNow } from '../../device/server-clock.ts';
import { conversationKey } from '../../queries/conversation.ts';
import { firstResponse } from '../../queries/fetch-again.ts';
import { withKnownReceipts } from '../../shared/conversations/conversation-rules.ts';
import { changeMessages, showMessage } from '../../shared/conversations/conversations.ts';
import { endTyping, noteTyping } from '../../shared/messages/typing.ts';
import type { EventHandlers } from './event-handlers.ts';
import { withChangedMessage, withMessage, withRead, withSeen } from './match-list-rules.ts';
import type { MatchList } from './match-list.ts';

/** Replaces a changed message in a list, and in the messages that quote it. */
export function replaceMessage(messages: readonly Message[], changed: Message): Message[] {
  return messages.map((known) => {
    if (known.id === changed.id) return withKnownReceipts(known, changed);
    const quote = changed.is_deleted && known.reply_to?.id === changed.id ? known.reply_to : null;
    return quote ? { ...known, reply_to: { ...quote, text: '' } } : known;
  });
}

/** Marks the member's messages up to this id as read by the partner. @param now an ISO string */
export function markSeen(messages: readonly Message[], partner: number, upTo: number, now: string): Message[] {
  return messages.map((known) =>
    known.sender !== partner && known.id <= upTo && known.seen_at === null ? { ...known, seen_at: now } : known,
  );
}

/** Marks the member's messages up to this id as delivered to a device of the partner. @param now an ISO string */
export function markDelivered(messages: readonly Message[], partner: number, upTo: number, now: string): Message[] {
  return messages.map((known) =>
    known.sender !== partner && known.id <= upTo && !known.delivered_at ? { ...known, delivered_at: now } : known,
  );
}

const now = () => new Date(realNow()).toISOString();

/**
 * Applies events about messages to the conversation, if it is loaded, and to the list of matches.
 * @param noteDelivery notes that this device has the partner's messages up to this id
 */
export function receiveMessages(
  client: QueryClient,
  matches: MatchList,
  noteDelivery: (partner: number, upTo: number) => void,
) {
  /**
   * If the first page is still on its way, the change is applied again once it has arrived: the page may be older than
   * the event.
   */
  function change(partner: number, apply: () => void): void {
    apply();
    void firstResponse(client, conversationKey(partner))?.then(apply);
  }

  function changeConversation(partner: number, next: (messages: readonly Message[]) => Message[]): void {
    change(partner, () => changeMessages(partner, next));
  }

  return {
    message({ partner, message }) {
      if (message.sender === partner) {
        noteDelivery(partner, message.id);
        endTyping(partner);
      }
      change(partner, () => showMessage(partner, message));
      matches.change((list) => withMessage(list, partner, message));
    },
    message_changed({ partner, message }) {
      changeConversation(partner, (messages) => replaceMessage(messages, message));
      matches.change((list) => withChangedMessage(list, partner, message));
    },
    message_delivered({ partner, up_to: upTo }) {
      const at = now();
      changeConversation(partner, (messages) => markDelivered(messages, partner, upTo, at));
    },
    message_read({ partner, up_to: upTo, by_partner: byPartner }) {
      if (!byPartner) return matches.change((list) => withRead(list, partner, upTo));
      const at = now();
      changeConversation(partner, (messages) => markSeen(messages, partner, upTo, at));
      matches.change((list) => withSeen(list, partner, upTo, at));
    },
    typing: ({ partner }) => noteTyping(partner),
  } satisfies Partial<EventHandlers>;
}
