import { ConfigError } from '../config/read-env.ts';
import { DatabaseStartError } from '../embedded-postgres/database-start-error.ts';
import { StartError } from '../errors/start-error.ts';
import { startServer, type StartOptions } from './start-server.ts';

/**
 * A Ctrl-C reaches this process twice, from the terminal and from npm. A second signal within this time counts as the
 * same one, in ms.
 */
const sameSignalMs = 300;

/**
 * Runs the server as this process until the first SIGINT or SIGTERM, which stops it in order. A second signal ends it
 * at once.
 */
export async function runServer(options: StartOptions = {}): Promise<void> {
  const starting = startServer(process.env, options);
  let stoppingSince: number | undefined;

  const stop = (): void => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      starting.then((server) => server.stop()).then(() => process.exit(0), exitWithError);
    } else if (performance.now() - stoppingSince > sameSignalMs) {
      // The embedded database stops when this process ends.
      process.exit(1);
    }
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  await starting.catch(exitWithError);
}

function exitWithError(error: unknown): never {
  const isForPeople =
    error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof StartError;
  console.error(isForPeople ? error.message : error);
  process.exit(1);
}
