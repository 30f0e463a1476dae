// Builds the web app if it is missing or outdated, then runs the server in this process:
// signals reach it directly, and no child process is left behind.
import { wantsDemo } from '../server/src/config/config.ts';
import { buildOutdated } from './build-outdated.ts';
import { readSettings } from './read-settings.ts';
import { stopWithShell } from './stop-with-shell.ts';

stopWithShell();
const isDemo = wantsDemo(readSettings());
if (!(await buildOutdated())) process.exit(1);
const main = isDemo ? '../demo/src/main.ts' : '../server/src/main.ts';
await import(new URL(main, import.meta.url).href);
