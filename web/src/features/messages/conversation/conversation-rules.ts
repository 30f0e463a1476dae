import type { Message } from '@mwanzo/contract/messages';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';

/** How many messages a page of a conversation holds (DESIGN.md 2.14). */
export const pageSize = 50;

/** Both lists as one, each message once, in the server's order: by id, never by a clock. */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): Message[] {
  const byId = new Map([...known, ...incoming].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** A page that is not full was the last one. */
export function hasEarlier(page: readonly Message[]): boolean {
  return page.length >= pageSize;
}

/** A text on its way, with the id that lets the server know it again. */
export interface Outbound {
  text: string;
  clientId: string;
}

/** What to send: trimmed, under the same id as the failed attempt when it is the same text; null when there is nothing. */
export function outbound(input: string, failed: Outbound | null, newId: () => string): Outbound | null {
  const text = input.trim();
  if (text === '') return null;
  return failed?.text === text ? failed : { text, clientId: newId() };
}

/** Whether a message begins another day than the one before it, by Nairobi's calendar, whatever the phone's time zone. */
export function beginsDay(message: Message, previous: Message | undefined): boolean {
  return !previous || dayOf(message) !== dayOf(previous);
}

function dayOf({ timestamp }: Message): string {
  return nairobiDay(new Date(timestamp));
}
