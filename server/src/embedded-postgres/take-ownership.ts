import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';
import { hasCode } from './has-code.ts';

const triesMax = 5;
const pauseMs = 100;

/** Either ownership, or the pid of the process that has it. */
export type Ownership = { release(): void } | { heldBy: number };

/**
 * Makes this process the sole owner of something until it releases it or dies.
 *
 * Each process first puts a mark named after its process identity into a shared folder, then looks for marks of
 * others. Of two processes that do so at the same time at least one sees the other, so there are never two owners.
 * Marks of dead processes are removed. That cannot remove the mark of a living one, because no two processes share an
 * identity. Two processes that have seen each other both step back and try again after a random pause.
 */
export async function takeOwnership(marksFolder: string): Promise<Ownership> {
  const mine = processIdentity(process.pid) ?? String(process.pid);
  mkdirSync(marksFolder, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const heldBy = mark(marksFolder, mine);
    if (heldBy === undefined) return { release: () => rmSync(path.join(marksFolder, mine), { force: true }) };
    if (attempt === triesMax) return { heldBy };
    await wait(pauseMs * (0.5 + Math.random()));
  }
}

function mark(folder: string, mine: string): number | undefined {
  try {
    writeFileSync(path.join(folder, mine), '', { flag: 'wx' });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return process.pid;
    throw error;
  }
  for (const other of readdirSync(folder)) {
    if (other === mine) continue;
    const pid = Number.parseInt(other, 10);
    if (processIdentity(pid) === other) {
      rmSync(path.join(folder, mine));
      return pid;
    }
    rmSync(path.join(folder, other), { force: true });
  }
  return undefined;
}
