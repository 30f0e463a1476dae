import type { MessageEntry } from './list-entries.ts';

/** On average a part has so many messages. */
const partLength = 32;

/**
 * A part ends with a message whose id says so. So the parts stay the same when earlier messages are added above, and a
 * message that arrives changes only the last one.
 */
export const endsPart = ({ message }: Pick<MessageEntry, 'message'>): boolean =>
  message !== undefined && message.id % partLength === 0;

export function listParts(entries: readonly MessageEntry[]): MessageEntry[][] {
  const parts: MessageEntry[][] = [];
  let isOpen = false;
  for (const entry of entries) {
    if (isOpen) parts.at(-1)?.push(entry);
    else parts.push([entry]);
    isOpen = !endsPart(entry);
  }
  return parts;
}

const fields = [
  'key',
  'mine',
  'timestamp',
  'beginsDay',
  'isFirstUnread',
  'hasCard',
  'place',
  'message',
  'outgoing',
  'notes',
] as const satisfies (keyof MessageEntry)[];

/** Whether two parts look the same. Their entries are other objects each time, made of the same messages. */
export function isSamePart(one: readonly MessageEntry[], other: readonly MessageEntry[]): boolean {
  return (
    one.length === other.length &&
    one.every((entry, index) => fields.every((field) => entry[field] === other[index]?.[field]))
  );
}
