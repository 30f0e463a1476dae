import type { Message } from '@mwanzo/contract/messages';

/** The number of messages in a page of a conversation (docs/product.md, "Messages"). */
export const pageSize = 50;

/** A page that is not full was the last one. */
export function hasEarlier(page: readonly Message[]): boolean {
  return page.length >= pageSize;
}

/** Whether a message is the first of its day by the calendar of the device, as its time is shown. */
export function beginsDay(message: Message, previous: Message | undefined): boolean {
  return !previous || dayOf(message) !== dayOf(previous);
}

function dayOf({ timestamp }: Message): string {
  return new Date(timestamp).toDateString();
}
