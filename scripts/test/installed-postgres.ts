// Runs a throw-away cluster of an installed PostgreSQL, so that the tests also meet another version than the embedded one.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const versionsFolder = '/usr/lib/postgresql';

export interface InstalledPostgres {
  readonly version: string;
  readonly url: string;
  stop(): void;
}

/** Null when no PostgreSQL server is installed in the distribution's place. */
export function startInstalledPostgres(): InstalledPostgres | null {
  const version = newestVersion();
  if (version === null) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-pg-'));
  const identity = serverIdentity();
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const run = (program: string, values: string[]): void => {
    execFileSync(path.join(versionsFolder, version, 'bin', program), values, {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  const cluster = path.join(folder, 'cluster');
  run('initdb', ['-D', cluster, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200 -c jit=off`;
  run('pg_ctl', ['-D', cluster, '-o', settings, '-l', path.join(folder, 'log'), '-w', 'start']);
  return {
    version,
    url: `postgres://app@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      run('pg_ctl', ['-D', cluster, '-m', 'fast', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newestVersion(): string | null {
  if (!existsSync(versionsFolder)) return null;
  const versions = readdirSync(versionsFolder).filter((name) =>
    existsSync(path.join(versionsFolder, name, 'bin/initdb')),
  );
  return versions.sort((a, b) => Number(b) - Number(a))[0] ?? null;
}

/** PostgreSQL refuses to run as root; the distribution's package has made a user for it. */
function serverIdentity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}
