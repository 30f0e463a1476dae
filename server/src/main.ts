import { ConfigError } from './config/read-env.ts';
import { DatabaseStartError } from './database/embedded/database-start-error.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';

const starting = startServer(process.env);
/** npm passes a Ctrl-C on that the terminal has sent us already: this soon after the first it is the same one, in ms. */
const sameSignalMs = 300;
let stoppingSince: number | undefined;

function stop(): void {
  if (stoppingSince === undefined) {
    stoppingSince = performance.now();
    starting.then((server) => server.stop()).then(() => process.exit(0), fail);
  } else if (performance.now() - stoppingSince > sameSignalMs) {
    // A second Ctrl-C does not wait; the embedded database stops with us.
    process.exit(1);
  }
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);

function fail(error: unknown): never {
  const isForPeople =
    error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof StartError;
  console.error(isForPeople ? error.message : error);
  process.exit(1);
}

await starting.catch(fail);
