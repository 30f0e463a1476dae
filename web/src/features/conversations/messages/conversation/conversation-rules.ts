import type { Message } from '@mwanzo/contract/conversations/messages';

/** Messages of one sender form a group if each follows the previous one within this time, in ms. */
const groupMilliseconds = 3 * 60_000;

type Moment = Pick<Message, 'timestamp'>;
type Sent = Pick<Message, 'timestamp' | 'sender'>;

/** Says whether a message is the first of its day, on the device's calendar. */
export function beginsDay(message: Moment, previous: Moment | undefined): boolean {
  if (!previous) return true;
  // Dates are compared by their parts, because formatting is slow and each change of a long conversation compares all
  // its days.
  const [day, dayBefore] = [new Date(message.timestamp), new Date(previous.timestamp)];
  return (
    day.getDate() !== dayBefore.getDate() ||
    day.getMonth() !== dayBefore.getMonth() ||
    day.getFullYear() !== dayBefore.getFullYear()
  );
}

/**
 * Says whether a message begins a group: it has another sender, another day, or comes more than 3 minutes after the
 * previous one.
 */
export function beginsGroup(message: Sent, previous: Sent | undefined): boolean {
  if (!previous || previous.sender !== message.sender || beginsDay(message, previous)) return true;
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) > groupMilliseconds;
}

/** Returns the id of the first unread message of the partner; undefined if all are read. */
export function firstUnread(messages: readonly Message[], partnerId: number, unread: number): number | undefined {
  if (unread < 1) return undefined;
  const theirs = messages.filter(({ sender }) => sender === partnerId);
  return theirs.at(-Math.min(unread, theirs.length))?.id;
}

/** Returns the member's newest message that the partner has seen. */
export function lastSeen(messages: readonly Message[], partnerId: number): Message | undefined {
  return messages.findLast(({ sender, seen_at, is_deleted }) => sender !== partnerId && seen_at && !is_deleted);
}

const pictograph = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?`;
const oneEmoji = String.raw`(?:\p{RI}{2}|${pictograph}(?:\u200D${pictograph})*)`;
const fewEmoji = new RegExp(String.raw`^(?:${oneEmoji}\s?){1,3}$`, 'u');

/** Says whether a text is one to three emoji and nothing else. Such texts are shown large. */
export function isEmojiOnly(text: string): boolean {
  return text.length < 60 && fewEmoji.test(text);
}
