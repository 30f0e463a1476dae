import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../test/suites.ts';

const programs = ['mmdebstrap', 'buildah', 'podman', 'runc'];
const base = 'localhost/mwanzo-drill-base';
const image = 'localhost/mwanzo-drill';

/** The first program that is not installed, or null. */
export const missingProgram = (): string | null =>
  programs.find((program) => spawnSync(program, ['--version']).error !== undefined) ?? null;

/** A store of images in a folder, which is removed with it. */
export interface ImageStore {
  /** Runs podman, and returns what it prints. */
  podman(...args: readonly string[]): string;
  /** Runs podman, and returns its exit code. */
  tryPodman(...args: readonly string[]): number | null;
  readonly image: string;
}

function run(program: string, args: readonly string[]): string {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr } = spawnSync(program, [...args], options);
  if (status === 0) return stdout.trim();
  throw new Error(`${program} ${args.join(' ')}: ${stderr.slice(-2000)}`);
}

/** Builds the shipped image on a base that is made from Debian's packages, so that no registry of images is needed. */
export function buildImage(folder: string): ImageStore {
  const store = ['--root', path.join(folder, 'storage'), '--runroot', path.join(folder, 'run')];
  const buildah = (...args: readonly string[]) => run('buildah', [...store, ...args]);
  makeBase(folder, buildah);
  const file = 'deploy/container/Containerfile';
  const built = [
    '--isolation',
    'chroot',
    '--pull-never',
    '--build-arg',
    `BASE=${base}`,
    '--file',
    file,
    '--tag',
    image,
  ];
  buildah('bud', ...built, '.');
  const podmanArgs = (args: readonly string[]) => [...store, '--runtime', 'runc', '--cgroup-manager=cgroupfs', ...args];
  return {
    image,
    podman: (...args) => run('podman', podmanArgs(args)),
    tryPodman: (...args) => spawnSync('podman', podmanArgs(args)).status,
  };
}

/** Debian with this Node and this npm stands for the public base. */
function makeBase(folder: string, buildah: (...args: readonly string[]) => string): void {
  const archive = path.join(folder, 'base.tar');
  run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', archive]);
  const container = buildah('from', 'scratch');
  const npm = path.resolve(process.env['npm_execpath'] ?? '', '../..');
  buildah('add', '--quiet', container, archive, '/');
  buildah('copy', '--quiet', container, process.execPath, '/usr/local/bin/node');
  buildah('copy', '--quiet', container, npm, '/usr/local/lib/node_modules/npm');
  const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'];
  buildah('run', '--isolation', 'chroot', container, ...link);
  const authorities = process.env['NODE_EXTRA_CA_CERTS'];
  if (authorities !== undefined) {
    buildah('copy', '--quiet', container, authorities, '/etc/ssl/extra.pem');
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/extra.pem', container);
  }
  buildah('commit', '--quiet', container, base);
  buildah('rm', container);
}
