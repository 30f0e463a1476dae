import { createHash } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { createChainRepository, type ChainedEntry } from './audit-chain.repository.ts';

/** What the hash of the first entry is made from. */
const beginning = createHash('sha256').update('mwanzo audit').digest();

interface ChainReport {
  /** How many entries are as they were written, from the first on. */
  readonly entries: number;
  /** The hash of the last one. Whoever notes it can tell later that nothing before it was changed. */
  readonly hash: string;
  /** The first entry that was changed, or beside which one was removed, added or moved. Null: the chain is whole. */
  readonly broken: { readonly place: number; readonly what: 'changed' | 'missing' } | null;
}

/** Whether an entry is the one that was written after another: nothing is wrong, or what. */
function problemOf(entry: ChainedEntry, place: number, before: Buffer): 'changed' | 'missing' | null {
  if (entry.place !== place) return 'missing';
  const hash = createHash('sha256').update(before).update(entry.content).digest();
  return hash.equals(entry.hash) ? null : 'changed';
}

/** Reads the whole audit and finds the first entry that is not as it was written, or that is missing. */
export async function verifyAudit(database: Database): Promise<ChainReport> {
  const chain = createChainRepository(database);
  let [place, hash]: [number, Buffer] = [0, beginning];
  const report = (broken: ChainReport['broken']): ChainReport => ({
    entries: place,
    hash: hash.toString('hex'),
    broken,
  });
  for (let page = await chain.listAfter(place); page.length > 0; page = await chain.listAfter(place)) {
    for (const entry of page) {
      const what = problemOf(entry, place + 1, hash);
      if (what) return report({ place: place + 1, what });
      [place, hash] = [entry.place, entry.hash];
    }
  }
  const head = await chain.findHead();
  // Entries that were cut off at the end leave a whole chain behind, but not its head.
  if (head?.place !== place || !head.hash.equals(hash)) return report({ place: place + 1, what: 'missing' });
  return report(null);
}
