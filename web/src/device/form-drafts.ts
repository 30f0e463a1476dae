import { readTabItem, writeTabItem } from './tab-storage.ts';

/** This key is removed at logout (member-storage.ts). */
const formsKey = 'mwanzo.forms';

/** An hour is longer than an interruption, but shorter than a phone is left lying around. */
const lifetimeMilliseconds = 3_600_000;

/** The values that somebody had typed into a form when its tab was reloaded or closed. */
interface FormDraft {
  /** The member who typed it; null before signing in. */
  owner: number | null;
  /** The time of the last change, in ms since the epoch. */
  at: number;
  values: object;
}

function isDraft(value: unknown): value is FormDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'owner' in value &&
    'at' in value &&
    typeof value.at === 'number' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null
  );
}

/** Reads all drafts of this tab, by form. If storage is denied, full or corrupt, there are none. */
function readAll(): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(readTabItem(formsKey) ?? '{}') ?? {}));
  } catch {
    return new Map();
  }
}

function writeAll(drafts: Map<string, unknown>): void {
  writeTabItem(formsKey, drafts.size === 0 ? null : JSON.stringify(Object.fromEntries(drafts)));
}

/** Returns the draft of a form in this tab. It is empty after an hour, or for another member. */
export function readFormDraft(form: string, owner: number | null, now = Date.now()): object {
  const draft = readAll().get(form);
  if (!isDraft(draft) || draft.owner !== owner || Math.abs(now - draft.at) > lifetimeMilliseconds) return {};
  return draft.values;
}

/** Stores the typed values until the form is saved, the member logs out or an hour has passed. */
export function writeFormDraft(form: string, owner: number | null, values: object, now = Date.now()): void {
  const draft: FormDraft = { owner, at: now, values };
  writeAll(readAll().set(form, draft));
}

export function clearFormDraft(form: string): void {
  const drafts = readAll();
  drafts.delete(form);
  writeAll(drafts);
}

/** Accepts an item of a list in a form: a text, or a few texts by name. */
const isListItem = (item: unknown) =>
  typeof item === 'string' ||
  (typeof item === 'object' && item !== null && Object.values(item).every((text) => typeof text === 'string'));

const isSameType = (one: unknown, other: unknown) =>
  Array.isArray(one) ? Array.isArray(other) && other.every(isListItem) : typeof one === typeof other;

/**
 * Fills the start values with those of a draft. Wrong types are skipped, because an earlier release may have written
 * other fields.
 */
export function withDraft<Values extends object>(start: Values, draft: object): Values {
  const known = new Map<string, unknown>(Object.entries(start));
  const kept = Object.entries(draft).filter(([name, value]) => known.has(name) && isSameType(known.get(name), value));
  return { ...start, ...Object.fromEntries(kept) };
}
