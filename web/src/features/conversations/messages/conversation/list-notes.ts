import type { ReactNode } from 'react';

/** An entry between messages that is not a message, such as a past call. */
export interface ListNote {
  readonly key: string;
  /** The time in ISO 8601. */
  readonly at: string;
  readonly node: ReactNode;
  /** True if the reader has a notification of it, which goes once they see it. */
  readonly isNews?: boolean;
}

const none: readonly ListNote[] = [];

/**
 * Puts each note before the first message that is later. Notes that are earlier than the first loaded message are left
 * out, because they belong to messages that are not loaded yet.
 */
export function placeNotes<Entry extends { readonly timestamp: string; readonly notes?: readonly ListNote[] }>(
  entries: readonly Entry[],
  notes: readonly ListNote[],
): { entries: readonly Entry[]; after: readonly ListNote[] } {
  const [first] = entries;
  if (!first || notes.length === 0) return { entries, after: none };
  const timeOf = ({ at }: ListNote) => Date.parse(at);
  let waiting = notes
    .filter((note) => timeOf(note) >= Date.parse(first.timestamp))
    .toSorted((one, other) => timeOf(one) - timeOf(other));
  const placed = entries.map((entry) => {
    const place = Date.parse(entry.timestamp);
    const before = waiting.filter((note) => timeOf(note) < place);
    if (before.length === 0) return entry;
    waiting = waiting.slice(before.length);
    return { ...entry, notes: before };
  });
  return { entries: placed, after: waiting };
}
