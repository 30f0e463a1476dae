import type { Message } from '@mwanzo/contract/messages';

/** The number of messages in a page of a conversation (docs/product.md, "Messages"). */
export const pageSize = 50;

/** Messages of one sender belong together if no more than this lies between one and the next, in ms. */
const groupMilliseconds = 3 * 60_000;

type Moment = Pick<Message, 'timestamp'>;
type Sent = Pick<Message, 'timestamp' | 'sender'>;

/** A page that is not full was the last one. */
export function hasEarlier(page: readonly Message[]): boolean {
  return page.length >= pageSize;
}

/** Whether a message is the first of its day by the calendar of the device, as its time is shown. */
export function beginsDay(message: Moment, previous: Moment | undefined): boolean {
  if (!previous) return true;
  // Not by a text of the day: whenever something arrives in a long conversation, all its days are compared.
  const [day, dayBefore] = [new Date(message.timestamp), new Date(previous.timestamp)];
  return (
    day.getDate() !== dayBefore.getDate() ||
    day.getMonth() !== dayBefore.getMonth() ||
    day.getFullYear() !== dayBefore.getFullYear()
  );
}

/** Whether a message begins a group: another sender, another day, or more than 3 minutes after the one before. */
export function beginsGroup(message: Sent, previous: Sent | undefined): boolean {
  if (!previous || previous.sender !== message.sender || beginsDay(message, previous)) return true;
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) > groupMilliseconds;
}

/** The id of the first of the partner's last messages that were not read; undefined if there are none. */
export function firstUnread(messages: readonly Message[], partnerId: number, unread: number): number | undefined {
  if (unread < 1) return undefined;
  const theirs = messages.filter(({ sender }) => sender === partnerId);
  return theirs.at(-Math.min(unread, theirs.length))?.id;
}

/** The newest own message that the partner has seen. */
export function lastSeen(messages: readonly Message[], partnerId: number): Message | undefined {
  return messages.findLast(({ sender, seen_at, is_deleted }) => sender !== partnerId && seen_at && !is_deleted);
}

const oneEmoji = String.raw`(?:\p{RI}{2}|\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?)*)`;
const fewEmoji = new RegExp(String.raw`^(?:${oneEmoji}\s?){1,3}$`, 'u');

/** Whether a text is one to three emoji and nothing else. They are shown large. */
export function isEmojiOnly(text: string): boolean {
  return text.length < 60 && fewEmoji.test(text);
}
