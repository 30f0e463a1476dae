import { startFloor } from '../floor/start-floor.ts';
import { startAppProcess, type AppProcess } from './app-process.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { ServerProcess } from './server-process.ts';

interface Servers {
  readonly app: AppProcess;
  /** The least that keeps the app's promises, on the same database. */
  readonly floor: ServerProcess;
}

/**
 * Starts the app and the floor on the database, runs `work`, and stops them.
 * @param profileFolder where a CPU profile of the app is written; null for none
 */
export async function withServers<Result>(
  { url }: BenchDatabase,
  profileFolder: string | null,
  work: (servers: Servers) => Promise<Result>,
): Promise<Result> {
  const app = await startAppProcess(url, profileFolder);
  try {
    const floor = await startFloor(url);
    return await work({ app, floor }).finally(floor.stop);
  } finally {
    await app.stop();
  }
}
