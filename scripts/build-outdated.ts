// Builds the web app if it is missing or older than its sources.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const builtApp = path.join(root, 'web/dist/app.html');
const appSources = [
  'web/src',
  'web/public',
  'web/service-worker',
  'web/build',
  'web/app.html',
  'web/vite.config.ts',
  'contract/src',
  'package-lock.json',
].map((name) => path.join(root, name));

function newestChange(file: string): number {
  if (!existsSync(file)) return 0;
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(file).map((name) => newestChange(path.join(file, name))));
}

function isOutdated(): boolean {
  return !existsSync(builtApp) || statSync(builtApp).mtimeMs < Math.max(...appSources.map(newestChange));
}

/** @returns whether the web app is built */
export async function buildOutdated(): Promise<boolean> {
  if (!isOutdated()) return true;
  console.log('Building the web app...');
  const file = path.join(root, 'web/build/build.ts');
  const child = spawn(process.execPath, [file], { cwd: path.dirname(file), stdio: ['ignore', 'ignore', 'inherit'] });
  const abort = (): void => {
    child.kill('SIGKILL');
    process.exit(1);
  };
  process.on('SIGINT', abort);
  process.on('SIGTERM', abort);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGINT', abort);
  process.off('SIGTERM', abort);
  return code === 0;
}
