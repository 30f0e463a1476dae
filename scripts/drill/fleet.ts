import { randomBytes } from 'node:crypto';
import { startServer, type RunningServer } from './start-server.ts';

interface Keys {
  readonly SECRET_KEY: string;
  readonly VAULT_KEY: string;
}

const newKey = () => randomBytes(32).toString('hex');
export const newKeys = (): Keys => ({ SECRET_KEY: newKey(), VAULT_KEY: newKey() });

/** Two processes that are one server. */
export interface Fleet {
  readonly ports: readonly [number, number];
  /** The time that each stop took, in ms. */
  readonly stopsMs: readonly number[];
  /** The lines of all logs that tell of a warning or an error. */
  problems(): string[];
  /** Stops a process as `systemctl restart` does, and starts it again. Resolves when it accepts requests. */
  restart(index: 0 | 1): Promise<void>;
  /** Ends both at once, when nobody needs them any more. */
  kill(): Promise<void>;
}

/** Starts two processes on one database, one Redis and one folder. */
export async function startFleet(variables: Readonly<Record<string, string>>): Promise<Fleet> {
  const processes: [RunningServer, RunningServer] = await Promise.all([startServer(variables), startServer(variables)]);
  const ports = [processes[0].port, processes[1].port] as const;
  const all: RunningServer[] = [...processes];
  const stopsMs: number[] = [];
  return {
    ports,
    stopsMs,
    problems: () => all.flatMap(({ problems }) => problems),
    async restart(index) {
      const asked = performance.now();
      await processes[index].stop();
      stopsMs.push(performance.now() - asked);
      processes[index] = await startServer(variables, ports[index]);
      all.push(processes[index]);
    },
    async kill() {
      await Promise.all(processes.map((each) => each.stop('SIGKILL')));
    },
  };
}
