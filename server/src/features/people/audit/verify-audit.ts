import { createHash } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import { findChainHead, listChainAfter, type ChainedEntry } from './audit.repository.ts';

/** The start value, which the hash of the first entry contains. */
const beginning = createHash('sha256').update('mwanzo audit').digest();

interface ChainReport {
  /** The number of unchanged entries, from the first one on. */
  readonly entries: number;
  /** The hash of the last entry. Somebody who notes it can show later that nothing before it was changed. */
  readonly hash: string;
  /**
   * The first problem: an entry was changed, or one beside it was removed, added or moved. Null means that the chain is
   * complete.
   */
  readonly broken: { readonly place: number; readonly what: 'changed' | 'missing' } | null;
}

/** Checks that an entry follows another one as it was written. Returns the problem, or null. */
function problemOf(entry: ChainedEntry, place: number, before: Buffer): 'changed' | 'missing' | null {
  if (entry.place !== place) return 'missing';
  const hash = createHash('sha256').update(before).update(entry.content).digest();
  return hash.equals(entry.hash) ? null : 'changed';
}

/** Reads the whole audit and finds the first entry that was changed or is missing. */
export async function verifyAudit(database: Database): Promise<ChainReport> {
  const listAfter = (after: number) => getRows(database, listChainAfter, { place: after });
  let [place, hash]: [number, Buffer] = [0, beginning];
  const report = (broken: ChainReport['broken']): ChainReport => ({
    entries: place,
    hash: hash.toString('hex'),
    broken,
  });
  for (let page = await listAfter(place); page.length > 0; page = await listAfter(place)) {
    for (const entry of page) {
      const what = problemOf(entry, place + 1, hash);
      if (what) return report({ place: place + 1, what });
      [place, hash] = [entry.place, entry.hash];
    }
  }
  const head = await getRow(database, findChainHead, {});
  // If entries were cut off at the end, the rest of the chain is valid, but its head is not.
  if (head?.place !== place || !head.hash.equals(hash)) return report({ place: place + 1, what: 'missing' });
  return report(null);
}
