import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { storeFolder, type ContainerStore } from './container-store.ts';

const programs = ['mmdebstrap', 'buildah', 'podman', 'runc'];
/** The image that is built. */
export const image = 'localhost/mwanzo-drill';
const base = `localhost/mwanzo-drill-base:${process.version}`;
const weekMs = 7 * 24 * 3600 * 1000;

/** The first program that is not installed, or null. */
export const missingProgram = (also: readonly string[] = []): string | null =>
  [...programs, ...also].find((program) => spawnSync(program, ['--version']).error !== undefined) ?? null;

/** Builds the shipped image on a base that is made from Debian's packages, so that no registry of images is needed. */
export function buildImage(store: ContainerStore): void {
  const packages = path.join(storeFolder, 'npm');
  mkdirSync(packages, { recursive: true });
  makeBase(store);
  // Steps of which nothing has changed are taken from the last drill, for a week.
  store.run('podman', 'image', 'prune', '--force', '--filter', `until=${weekMs / 3600 / 1000}h`);
  const cached = ['--layers', '--volume', `${packages}:/root/.npm`];
  const file = ['--file', 'deploy/container/Containerfile', '--build-arg', `BASE=${base}`, '--pull-never'];
  store.run('buildah', 'bud', ...cached, ...file, '--tag', image, '.');
}

/**
 * A root of Debian with these packages, as an archive of at most a week. Like the public images it is without manuals.
 */
export function makeRoot(store: ContainerStore, name: string, packages: readonly string[]): string {
  const archive = path.join(storeFolder, `${name}.tar`);
  if (existsSync(archive) && Date.now() - statSync(archive).mtimeMs < weekMs) return archive;
  const left = ['doc', 'info', 'locale', 'man'].map((each) => `--dpkgopt=path-exclude=/usr/share/${each}/*`);
  rmSync(archive, { force: true });
  store.run('mmdebstrap', '--variant=minbase', `--include=${packages.join(',')}`, ...left, 'bookworm', archive);
  return archive;
}

/** Debian with this Node and this npm stands for the public base. */
function makeBase(store: ContainerStore): void {
  const archive = makeRoot(store, 'base', ['ca-certificates', 'libstdc++6']);
  if (isMadeAfter(store, base, archive)) return;
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new Error('Start it by npm run drill, whose npm is put into the base');
  const buildah = (...args: readonly string[]) => store.run('buildah', ...args);
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, archive, '/');
  buildah('copy', '--quiet', container, process.execPath, '/usr/local/bin/node');
  buildah('copy', '--quiet', container, path.resolve(npm, '../..'), '/usr/local/lib/node_modules/npm');
  buildah('run', container, 'ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm');
  const authorities = process.env['NODE_EXTRA_CA_CERTS'];
  if (authorities !== undefined) {
    buildah('copy', '--quiet', container, authorities, '/etc/ssl/extra.pem');
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/extra.pem', container);
  }
  buildah('commit', '--quiet', container, base);
  buildah('rm', container);
}

/** True if the image is there, and no older than the file that it is made from. */
export function isMadeAfter(store: ContainerStore, name: string, file: string): boolean {
  if (store.tryRun('podman', 'image', 'exists', name) !== 0) return false;
  const created = store.run('podman', 'image', 'inspect', '--format', '{{.Created.Unix}}', name);
  return Number(created) * 1000 >= statSync(file).mtimeMs;
}
