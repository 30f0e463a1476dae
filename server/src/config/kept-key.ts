import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file that is sealed with the vault key, by which a start notices another key. */
export const vaultCheckFile = 'vault-check';

/**
 * Reads a key from the data folder, or a text like one. The first use generates it, so that sessions and documents
 * survive a restart.
 */
export function keptKey(dataDir: string, name: string, make = () => randomBytes(32).toString('hex')): string {
  const file = path.join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  // Several processes may start at once. A key file gets its name only when it is complete, and the first one stays.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, make(), { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
