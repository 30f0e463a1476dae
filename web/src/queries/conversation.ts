import type { Message } from '@mwanzo/contract/conversations/messages';
import type { QueryClient } from '@tanstack/react-query';
import type { RequestOptions } from '../api/endpoint-types.ts';
import { request } from '../api/request.ts';

type Page = NonNullable<RequestOptions<'GET /api/messages/conversation/{userId}/'>['query']>;

/** The cache holds the loaded messages of a conversation as a list, oldest first. */
export const conversationKey = (partnerId: number) => ['conversation', partnerId];

/** Fetches messages with a partner, oldest first: the newest ones, or those before or after an id. */
export function fetchMessages(partnerId: number, page: Page, signal?: AbortSignal): Promise<Message[]> {
  return request('GET /api/messages/conversation/{userId}/', {
    params: { userId: partnerId },
    query: page,
    ...(signal && { signal }),
  });
}

/**
 * Adds the receipts that are already known to a message that has come again: the response to sending it may arrive
 * after the event that it was seen.
 */
export function withKnownReceipts(known: Message | undefined, incoming: Message): Message {
  const delivered_at = incoming.delivered_at ?? known?.delivered_at ?? null;
  const seen_at = incoming.seen_at ?? known?.seen_at ?? null;
  if (delivered_at === incoming.delivered_at && seen_at === incoming.seen_at) return incoming;
  return { ...incoming, delivered_at, seen_at };
}

/** Merges both lists. Each message appears once, in the server's order: by id, never by a clock. */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of incoming) byId.set(message.id, withKnownReceipts(byId.get(message.id), message));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** Returns the new list, but with the old objects of unchanged messages, so that their rows are not rendered again. */
export function keepUnchanged(known: readonly Message[] | undefined, next: Message[]): Message[] {
  const byId = new Map(known?.map((message) => [message.id, message]));
  return next.map((message) => {
    const before = byId.get(message.id);
    return before && before !== message && JSON.stringify(before) === JSON.stringify(message) ? before : message;
  });
}

/** Returns the messages of a conversation from the cache. */
export function cachedMessages(client: QueryClient, partnerId: number): Message[] {
  return client.getQueryData<Message[]>(conversationKey(partnerId)) ?? [];
}

/** Adds messages to a conversation in the cache, which its screen follows. */
export function addMessages(client: QueryClient, partnerId: number, messages: readonly Message[]): void {
  client.setQueryData<Message[]>(conversationKey(partnerId), (known) => mergeMessages(known ?? [], messages));
}

/**
 * Adds a message that has arrived or changed in the background. A conversation that is not in the cache is left alone:
 * it will load the message with the others.
 */
export function showMessage(client: QueryClient, partnerId: number, message: Message): void {
  if (client.getQueryData(conversationKey(partnerId))) addMessages(client, partnerId, [message]);
}
