import type { Message } from '@mwanzo/contract/conversations/messages';
import { warningKinds, type WarningKind } from '@mwanzo/contract/conversations/warnings';

/** A finding of the server in a text, and its position in UTF-16 code units. */
export interface Concern {
  readonly kind: WarningKind;
  readonly from: number;
  readonly to: number;
}

/**
 * Parses the server's findings in a text, such as `money:10-23`. Findings that only a later release knows are left out.
 */
export function parseConcerns(told: readonly string[]): Concern[] {
  return told.flatMap((each) => {
    const [, name, from, to] = /^([a-z_]+):(\d+)-(\d+)$/.exec(each) ?? [];
    const kind = warningKinds.find((known) => known === name);
    return kind ? [{ kind, from: Number(from), to: Number(to) }] : [];
  });
}

/** Splits a text into pieces, some of which are marked. */
export function markParts(
  text: string,
  concerns: readonly Concern[],
): { text: string; from: number; isMarked: boolean }[] {
  const parts: { text: string; from: number; isMarked: boolean }[] = [];
  let at = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to), from: at, isMarked });
    at = Math.max(at, to);
  };
  for (const { from, to } of concerns.toSorted((one, other) => one.from - other.from)) {
    add(Math.min(from, text.length), false);
    add(Math.min(to, text.length), true);
  }
  add(text.length, false);
  return parts;
}

/** Returns the messages with a card: the newest of each kind, so that a conversation has at most one card per kind. */
export function cardsOf(messages: readonly Message[]): ReadonlySet<number> {
  const newest = new Map<WarningKind, number>();
  for (const { id, warning } of messages) if (warning) newest.set(warning, id);
  return new Set(newest.values());
}
