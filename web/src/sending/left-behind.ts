import { readStored, removeStored, writeStored, type MemberKey } from '../device/member-storage.ts';

/** The storage key of items whose members are not signed in now. */
const leftKey = 'mwanzo.left';

/** Items wait this long for their member, in ms. Then they are deleted. */
const patience = 7 * 24 * 3_600_000;

/** The stored texts, by storage key and owner. */
type Left = Record<string, { readonly until: number; readonly stored: string }>;

function readLeft(): Left {
  try {
    const left = JSON.parse(readStored(leftKey) ?? '{}') as Left;
    return Object.fromEntries(Object.entries(left).filter(([, { until }]) => until > Date.now()));
  } catch {
    return {};
  }
}

function ownerOf(stored: string): unknown {
  try {
    return (JSON.parse(stored) as { owner?: unknown } | null)?.owner;
  } catch {
    return undefined;
  }
}

/**
 * Makes room under a storage key for the items of a member. Those of another member are put away until that one is
 * back, and those that were put away for this member are put back.
 */
export function makeRoomFor(owner: number, key: MemberKey): void {
  const stored = readStored(key);
  const before = stored === null ? undefined : ownerOf(stored);
  if (before === owner) return;
  const { [`${key} ${owner}`]: back, ...left } = readLeft();
  if (stored !== null && typeof before === 'number')
    left[`${key} ${before}`] = { until: Date.now() + patience, stored };
  if (Object.keys(left).length === 0) removeStored(leftKey);
  else writeStored(leftKey, JSON.stringify(left));
  if (back) writeStored(key, back.stored);
  else if (stored !== null) removeStored(key);
}
