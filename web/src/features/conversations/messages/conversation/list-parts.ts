import type { MessageEntry } from './list-entries.ts';

/** The average number of messages in a section. */
const partLength = 32;

/**
 * Says whether a message ends its section, which depends only on its id. So sections stay the same when earlier
 * messages are added above, and a new message changes only the last section.
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
  'isHeld',
] as const satisfies (keyof MessageEntry)[];

/** Says whether two sections look the same. Their entries are new objects each time, made from the same messages. */
export function isSamePart(one: readonly MessageEntry[], other: readonly MessageEntry[]): boolean {
  return (
    one.length === other.length &&
    one.every((entry, index) => fields.every((field) => entry[field] === other[index]?.[field]))
  );
}
