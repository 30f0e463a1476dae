export type Drafts = Record<number, { text: string }>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Parses stored drafts, by partner. Those that are corrupt or of another version are left out. */
export function parseDrafts(stored: unknown): Drafts {
  const drafts = Object.entries(isRecord(stored) ? stored : {}).flatMap(([partnerId, draft]) =>
    isRecord(draft) && typeof draft['text'] === 'string' && /^\d+$/.test(partnerId)
      ? [[partnerId, { text: draft['text'] }] as const]
      : [],
  );
  return Object.fromEntries(drafts);
}

/**
 * Says whether a text has taken the place of another one, of which less than half is left at its beginning and end. An
 * edit changes less, and a text that was sent or removed leaves nothing behind.
 */
export function isReplaced(before: string, after: string): boolean {
  if (before.trim() === '' || after.trim() === '') return false;
  const longest = Math.min(before.length, after.length);
  let start = 0;
  while (start < longest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < longest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return start + end < before.length / 2;
}
