import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../test/suites.ts';

/** Kept from drill to drill, with everything that need not be made again. */
export const storeFolder = path.join(root, '.cache/drill');

/** Images and containers that are only the drill's. */
export interface ContainerStore {
  /** Runs a program on the store, and returns what it prints. */
  run(program: string, ...args: readonly string[]): string;
  /** Runs a program on the store, and returns its exit code. */
  tryRun(program: string, ...args: readonly string[]): number | null;
}

const storage = `[storage]
driver = "overlay"
graphroot = "${storeFolder}/images"
runroot = "/run/mwanzo-drill"
`;
// By default podman asks systemd for groups and for a journal, which is not there in each root that can run containers.
const engine = `[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[containers]
log_driver = "k8s-file"
default_ulimits = ["nofile=8192:8192", "nproc=4096:4096"]
[network]
network_backend = "netavark"
network_config_dir = "${storeFolder}/networks"
`;

/**
 * Opens the store of the drill for podman, buildah and podman-compose, which get these variables too. It needs no
 * registry of images, and touches no image of the machine.
 */
export function openStore(variables: Readonly<Record<string, string>> = {}): ContainerStore {
  mkdirSync(storeFolder, { recursive: true });
  const [storageFile, engineFile] = ['storage.conf', 'containers.conf'].map((name) => path.join(storeFolder, name));
  if (storageFile === undefined || engineFile === undefined) throw new Error('There are two files');
  writeFileSync(storageFile, storage);
  writeFileSync(engineFile, engine);
  const environment = {
    CONTAINERS_STORAGE_CONF: storageFile,
    CONTAINERS_CONF: engineFile,
    BUILDAH_ISOLATION: 'chroot',
    // Podman starts the timers of checks by systemd, so a container with a check would not start here.
    DISABLE_HC_SYSTEMD: 'true',
    ...variables,
  };
  const options = { cwd: root, env: { ...process.env, ...environment }, maxBuffer: 64 * 1024 * 1024 } as const;
  return {
    run(program, ...args) {
      const { status, stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' });
      if (status === 0) return stdout.trim();
      throw new Error(`${program} ${args.join(' ')}: ${stderr.slice(-2000)}`);
    },
    tryRun: (program, ...args) => spawnSync(program, args, options).status,
  };
}
