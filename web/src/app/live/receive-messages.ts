import type { Match } from '@mwanzo/contract/conversations/matches';
import type { Message } from '@mwanzo/contract/conversations/messages';
import type { QueryClient } from '@tanstack/react-query';
import { conversationKey, showMessage, withKnownReceipts } from '../../queries/conversation.ts';
import { firstResponse } from '../../queries/fetch-again.ts';
import { endTyping } from '../../shared/messages/typing.ts';
import { withChangedMessage, withMessage, withRead, withSeen } from './match-list-rules.ts';
import { realNow } from '../../device/server-clock.ts';

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

/**
 * Applies events about messages to the conversation, if it is in the cache, and to the list of matches.
 * @param changeMatches changes the list of matches, or fetches it again
 */
export function receiveMessages(
  client: QueryClient,
  changeMatches: (next: (matches: Match[]) => Match[] | undefined) => void,
) {
  /**
   * If the first page is still on its way, the change is applied again once it has arrived: the page may be older than
   * the event.
   */
  function change(partner: number, apply: () => void): void {
    apply();
    void firstResponse(client, conversationKey(partner))?.then(apply);
  }

  function changeConversation(partner: number, next: (messages: Message[]) => Message[]): void {
    change(partner, () => {
      client.setQueryData<Message[]>(conversationKey(partner), (known) => known && next(known));
    });
  }

  return {
    arrive(partner: number, message: Message): void {
      if (message.sender === partner) endTyping(partner);
      change(partner, () => showMessage(client, partner, message));
      changeMatches((matches) => withMessage(matches, partner, message));
    },
    change(partner: number, message: Message): void {
      changeConversation(partner, (messages) => replaceMessage(messages, message));
      changeMatches((matches) => withChangedMessage(matches, partner, message));
    },
    delivered(partner: number, upTo: number): void {
      const now = new Date(realNow()).toISOString();
      changeConversation(partner, (messages) => markDelivered(messages, partner, upTo, now));
    },
    read(partner: number, upTo: number, byPartner: boolean): void {
      if (!byPartner) return changeMatches((matches) => withRead(matches, partner, upTo));
      const now = new Date(realNow()).toISOString();
      changeConversation(partner, (messages) => markSeen(messages, partner, upTo, now));
      changeMatches((matches) => withSeen(matches, partner, upTo, now));
    },
  };
}
