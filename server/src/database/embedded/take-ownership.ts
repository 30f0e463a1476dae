import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';
import { hasCode } from './has-code.ts';

const TRIES = 5;
const PAUSE_MS = 100;

export type Ownership = { release(): void } | { heldBy: number };

/**
 * Makes this process the one owner of something until it releases it or dies.
 *
 * Everybody who wants it first puts a mark with its process identity into one folder and then looks at the others'
 * marks: of two at the same time at least one sees the other, so there are never two owners. A mark of a dead process
 * is removed by whoever finds it, which cannot hit a living one since no two processes share a mark. Two who have seen
 * each other both step back for a random while.
 */
export async function takeOwnership(marksFolder: string): Promise<Ownership> {
  const mine = processIdentity(process.pid) ?? String(process.pid);
  mkdirSync(marksFolder, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const heldBy = mark(marksFolder, mine);
    if (heldBy === undefined) return { release: () => rmSync(join(marksFolder, mine), { force: true }) };
    if (attempt === TRIES) return { heldBy };
    await wait(PAUSE_MS * (0.5 + Math.random()));
  }
}

function mark(folder: string, mine: string): number | undefined {
  try {
    writeFileSync(join(folder, mine), '', { flag: 'wx' });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return process.pid;
    throw error;
  }
  for (const other of readdirSync(folder)) {
    if (other === mine) continue;
    const pid = Number.parseInt(other, 10);
    if (processIdentity(pid) === other) {
      rmSync(join(folder, mine));
      return pid;
    }
    rmSync(join(folder, other), { force: true });
  }
  return undefined;
}
