import { readSession } from '../api/session.ts';
import { readStored, writeStored } from '../device/member-storage.ts';

const key = 'mwanzo.matchesShown';
const keptMax = 500;

/** Reads which matches this browser has already announced as new, by the partners' ids. */
export function readShownMatches(): ReadonlySet<number> {
  try {
    const { owner, ids }: { owner?: unknown; ids?: unknown } = JSON.parse(readStored(key) ?? '{}');
    if (owner === readSession().user?.id && Array.isArray(ids)) return new Set(ids);
  } catch {
    // An unreadable value counts as no matches.
  }
  return new Set();
}

export function noteShownMatches(ids: readonly number[]): void {
  const all = [...new Set([...readShownMatches(), ...ids])].slice(-keptMax);
  writeStored(key, JSON.stringify({ owner: readSession().user?.id, ids: all }));
}
