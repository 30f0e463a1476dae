import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** What takes longer than this to be written was left by a process that died; younger drafts may be another process's. */
const abandonedMs = 60 * 60 * 1000;

/** Removes what dead processes left half-written in a folder of drafts. For the start of the server. */
export function removeAbandonedDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const draft = path.join(folder, name);
    const touchedAt = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - touchedAt > abandonedMs) rmSync(draft, { recursive: true, force: true });
  }
}
