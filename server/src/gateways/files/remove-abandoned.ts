import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** A draft older than this was left by a dead process. A younger one may belong to another running process. */
const abandonedDraftMs = 60 * 60 * 1000;

/**
 * Removes half-written files and folders that dead processes have left in a folder, and returns their number. One
 * counts as abandoned when neither it nor anything in it has changed for `abandonedMs`.
 */
export function removeAbandoned(folder: string, abandonedMs: number = abandonedDraftMs): number {
  const abandoned = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((place) => Date.now() - changedAt(place) > abandonedMs);
  for (const place of abandoned) rmSync(place, { recursive: true, force: true });
  return abandoned.length;
}

/** The time of the latest change, in ms. Writing to a file does not change the time of its folder. */
function changedAt(place: string): number {
  try {
    const status = statSync(place);
    const inside = status.isDirectory() ? readdirSync(place).map((name) => changedAt(path.join(place, name))) : [];
    return Math.max(status.mtimeMs, ...inside);
  } catch (error) {
    // Its own process has just removed it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Date.now();
    throw error;
  }
}
