import { readStored, removeStored, writeStored, type MemberKey } from '../device/member-storage.ts';

/** What members have left who are not signed in now. */
const leftKey = 'mwanzo.left';

/** Something that waits longer than this for its member is deleted, in ms. */
const patience = 7 * 24 * 3_600_000;

/** What was stored, by its storage key and its owner. */
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
 * Makes room under a storage key for the items of a member: what somebody else has left there is put away until they are
 * back, and what was put away for this member is put back.
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
