import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newestVersion, serverIdentity, versionsFolder } from '../../test/installed-postgres.ts';

/** A cluster of the installed PostgreSQL whose changes pgBackRest archives, as docs/operating.md says. */
export interface ArchivedCluster {
  readonly url: string;
  start(): void;
  stop(): void;
  /** Runs a command of pgBackRest. */
  backRest(...args: readonly string[]): void;
  remove(): void;
}

/** Makes the cluster, and starts it. Null if PostgreSQL or pgBackRest is not installed. */
export function makeArchivedCluster(): ArchivedCluster | null {
  const version = newestVersion();
  if (version === null || spawnSync('pgbackrest', ['version']).error) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-wal-'));
  const identity = serverIdentity();
  const run = (program: string, args: readonly string[]): void => {
    const options = {
      ...identity,
      cwd: folder,
      encoding: 'utf8' as const,
      stdio: ['ignore' as const, 'ignore' as const, 'pipe' as const],
    };
    const { status, stderr } = spawnSync(program, args, options);
    if (status !== 0) throw new Error(`${path.basename(program)} ${args.join(' ')}: ${stderr}`);
  };
  const give = (place: string) => {
    if (identity.uid !== undefined && identity.gid !== undefined) chownSync(place, identity.uid, identity.gid);
  };
  const [cluster, repository, logs] = ['cluster', 'repository', 'logs'].map((name) => path.join(folder, name));
  for (const made of [repository ?? '', logs ?? '']) mkdirSync(made);
  [folder, repository ?? '', logs ?? ''].forEach(give);
  const file = path.join(folder, 'pgbackrest.conf');
  writeFileSync(file, settingsOf({ cluster: cluster ?? '', repository: repository ?? '', logs: logs ?? '', folder }));
  const bin = (program: string) => path.join(versionsFolder, version, 'bin', program);
  run(bin('initdb'), ['-D', cluster ?? '', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const push = `pgbackrest --config=${file} --stanza=mwanzo archive-push %p`;
  const settings = path.join(cluster ?? '', 'postgresql.conf');
  const own = [`listen_addresses = ''`, `unix_socket_directories = '${folder}'`];
  // The drill is over before a power cut could matter.
  const archiving = ['fsync = off', 'archive_mode = on', `archive_command = '${push}'`, 'archive_timeout = 60'];
  writeFileSync(settings, [readFileSync(settings, 'utf8'), ...own, ...archiving, ''].join('\n'));
  const control = (...args: readonly string[]) => run(bin('pg_ctl'), ['-D', cluster ?? '', '-w', ...args]);
  const start = () => control('-l', path.join(folder, 'log'), 'start');
  start();
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    start,
    stop: () => control('-m', 'fast', 'stop'),
    backRest: (...args) => run('pgbackrest', [`--config=${file}`, '--stanza=mwanzo', ...args]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function settingsOf(places: { cluster: string; repository: string; logs: string; folder: string }): string {
  return `[global]
repo1-path=${places.repository}
repo1-retention-full=2
start-fast=y
log-path=${places.logs}
lock-path=${places.folder}/lock
spool-path=${places.folder}/spool

[mwanzo]
pg1-path=${places.cluster}
pg1-socket-path=${places.folder}
`;
}
