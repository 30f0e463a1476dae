import { conversationPageMax } from '@mwanzo/contract/limits';
import type { Message } from '@mwanzo/contract/conversations/messages';
import type { Partner } from './partner.ts';

/** The number of messages in a page of a conversation (docs/product/messages.md). */
export const pageSize = 50;

/** A conversation as far as this phone has loaded it. */
export interface LoadedConversation {
  /** The messages, oldest first. */
  readonly messages: readonly Message[];
  /** The time of the last response from the server, in ms since the epoch; 0 before the first one. */
  readonly loadedAt: number;
  /**
   * No message is missing from the oldest loaded one up to this id. Later ones may be missing, because an event can be
   * lost.
   */
  readonly completeTo?: number | undefined;
  /** True if the oldest loaded message is the first one of the conversation. */
  readonly hasFirst: boolean;
  /** True if any loaded message may have changed without an event to this page. */
  readonly mayHaveChanged: boolean;
  readonly partner?: Partner;
}

/** A page to ask for: so many of the newest messages, or those after an id. */
export type NextPage = { readonly limit: number } | { readonly after: number };

export const noConversation: LoadedConversation = {
  messages: [],
  loadedAt: 0,
  hasFirst: false,
  mayHaveChanged: false,
};

/** Says whether there are earlier messages: a page that is not full is the last one. */
export function hasEarlier(page: readonly Message[]): boolean {
  return page.length >= pageSize;
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
export function keepUnchanged(known: readonly Message[], next: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  return next.map((message) => {
    const before = byId.get(message.id);
    return before && before !== message && JSON.stringify(before) === JSON.stringify(message) ? before : message;
  });
}

/**
 * Chooses the page to ask for. Opening a chat always fetches the newest page, because its messages may have been seen
 * or got reactions. After lost events all loaded messages are fetched.
 */
export function nextPage(known: LoadedConversation | undefined, isOpening: boolean): NextPage {
  const again = known?.mayHaveChanged ? Math.min(known.messages.length, conversationPageMax) : 0;
  // The newest message on screen cannot be used here: a sent message is shown at once, although others may have arrived
  // before it.
  const newest = known?.completeTo;
  return isOpening || again > 0 || newest === undefined ? { limit: Math.max(again, pageSize) } : { after: newest };
}

/** Adds a page of the server. @param at the time of the response, in ms since the epoch */
export function withPage(
  known: LoadedConversation | undefined,
  asked: NextPage,
  page: readonly Message[],
  at: number,
): LoadedConversation {
  const before = known ?? noConversation;
  const newest = before.completeTo;
  const isJoined = 'after' in asked || (newest !== undefined && page[0] !== undefined && page[0].id <= newest);
  const completeTo = page.at(-1)?.id ?? newest;
  // Messages of an earlier visit may end before this page begins, so of the old messages only those that were sent
  // since are kept. Messages in the page keep their receipts, which an event may have brought while the page was on its
  // way.
  const paged = new Set(page.map(({ id }) => id));
  const kept = isJoined ? before.messages : before.messages.filter(({ id }) => id > (completeTo ?? 0) || paged.has(id));
  return {
    ...before,
    messages: keepUnchanged(before.messages, mergeMessages(kept, page)),
    loadedAt: at,
    completeTo,
    hasFirst: isJoined ? before.hasFirst : !hasEarlier(page),
    mayHaveChanged: before.mayHaveChanged && 'after' in asked,
  };
}

/** Adds the page before the oldest loaded message. */
export function withEarlier(known: LoadedConversation, page: readonly Message[]): LoadedConversation {
  return { ...known, messages: mergeMessages(known.messages, page), hasFirst: !hasEarlier(page) };
}
