// Builds the web app if it is missing or outdated, then runs the server in this process:
// signals reach it directly, and no child process is left behind.
import { wantsDemo } from '../server/src/config/config.ts';
import { ConfigError, readEnv, type Environment } from '../server/src/config/read-env.ts';
import { buildOutdated } from './build-outdated.ts';

function readSettings(): Environment {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** npm runs this script in a shell and sends SIGTERM only to the shell, which ends without passing it on. */
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
if (!(await buildOutdated())) process.exit(1);
const main = isDemo ? '../demo/src/main.ts' : '../server/src/main.ts';
await import(new URL(main, import.meta.url).href);
