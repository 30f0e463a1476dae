// Builds the web app when it is missing or older than its sources, draws the demo portraits when they are
// missing, then runs the server in this process, so that signals reach it and nothing is left behind.
import { wantsDemo } from '../server/src/config/config.ts';
import { ConfigError, readEnv, type Environment } from '../server/src/config/read-env.ts';
import { buildOlder } from './build-older.ts';

function readSettings(): Environment {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** npm gives a SIGTERM to the shell that it runs us in, which dies of it without passing it on. */
function stopWithShell(): void {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

if (process.env['npm_lifecycle_event'] !== undefined) stopWithShell();
const isDemo = wantsDemo(readSettings());
if (!(await buildOlder({ isDemo }))) process.exit(1);
const main = isDemo ? '../demo/src/main.ts' : '../server/src/main.ts';
await import(new URL(main, import.meta.url).href);
