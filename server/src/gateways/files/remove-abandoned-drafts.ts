import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** A draft older than this was left by a dead process. A younger one may belong to another running process. */
const abandonedMs = 60 * 60 * 1000;

/**
 * Removes half-written files and folders that dead processes have left in a folder of drafts. Called at the start of
 * the server.
 */
export function removeAbandonedDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const draft = path.join(folder, name);
    const touchedAt = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - touchedAt > abandonedMs) rmSync(draft, { recursive: true, force: true });
  }
}
