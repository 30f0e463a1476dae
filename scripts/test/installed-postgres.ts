// Runs a throwaway cluster of the installed PostgreSQL, so that the tests also run on a version other than the embedded
// one.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastSettings } from '../../server/src/testing/fast-settings.ts';

export const versionsFolder = '/usr/lib/postgresql';

export interface InstalledPostgres {
  readonly version: string;
  readonly url: string;
  stop(): void;
}

/** Null if no PostgreSQL server is installed where Debian and Ubuntu put it. */
export function startInstalledPostgres(): InstalledPostgres | null {
  const version = newestVersion();
  if (version === null) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-pg-'));
  const identity = serverIdentity();
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const run = (program: string, args: string[]): void => {
    execFileSync(path.join(versionsFolder, version, 'bin', program), args, {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  const cluster = path.join(folder, 'cluster');
  run('initdb', ['-D', cluster, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    ...Object.entries(fastSettings).map(([name, value]) => `${name}=${value}`),
    'jit=off',
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  run('pg_ctl', ['-D', cluster, '-o', options, '-l', path.join(folder, 'log'), '-w', 'start']);
  return {
    version,
    url: `postgres://app@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      run('pg_ctl', ['-D', cluster, '-m', 'fast', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function newestVersion(): string | null {
  if (!existsSync(versionsFolder)) return null;
  const versions = readdirSync(versionsFolder).filter((name) =>
    existsSync(path.join(versionsFolder, name, 'bin/initdb')),
  );
  return versions.sort((a, b) => Number(b) - Number(a))[0] ?? null;
}

/** PostgreSQL refuses to run as root. The distribution's package creates the user `postgres` for it. */
export function serverIdentity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}
