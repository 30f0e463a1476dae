import { setTimeout as wait } from 'node:timers/promises';
import type { ContainerStore } from '../image/container-store.ts';

const startMsMax = 120_000;
const nameOf = (service: string) => `mwanzo_${service}_1`;

/** The services of a compose file. */
export interface Services {
  /** Starts these services, and none that they need. */
  start(...services: readonly string[]): void;
  /** Runs a service that ends by itself. */
  run(service: string): void;
  /** Resolves when the checks of the file find these services healthy. */
  whenHealthy(...services: readonly string[]): Promise<void>;
  /** Resolves when it is so, and otherwise shows the end of the service's log. */
  until(isSo: () => boolean | Promise<boolean>, service: string): Promise<void>;
  /** A part of the state of a service, such as `Pid` or `Running`, in podman's words. */
  stateOf(service: string, what: string): string;
  /** Removes everything, with its data. */
  down(): void;
}

/**
 * The services of a compose file, run by podman-compose. This podman asks no checks of health by itself, so they are
 * asked here.
 */
export function openServices(store: ContainerStore, file: string): Services {
  const compose = (...args: readonly string[]) => void store.run('podman-compose', '--file', file, ...args);
  const isHealthy = (service: string) => store.tryRun('podman', 'healthcheck', 'run', nameOf(service)) === 0;

  async function until(isSo: () => boolean | Promise<boolean>, service: string): Promise<void> {
    const began = performance.now();
    while (!(await isSo())) {
      if (performance.now() - began > startMsMax) {
        const log = store.run('podman', 'logs', '--tail', '5', nameOf(service));
        throw new Error(`${service} is not as it should be: ${log}`);
      }
      await wait(500);
    }
  }

  return {
    start: (...services) => compose('up', '--detach', '--no-deps', ...services),
    run: (service) => compose('run', '--rm', '--no-deps', service),
    async whenHealthy(...services) {
      for (const service of services) await until(() => isHealthy(service), service);
    },
    until,
    stateOf: (service, what) => store.run('podman', 'inspect', '--format', `{{.State.${what}}}`, nameOf(service)),
    down: () => compose('down', '--volumes', '--timeout', '15'),
  };
}
