// Builds the outputs that are missing or older than their sources: the web app and, if wanted, the demo portraits.
import { spawn, type ChildProcess } from 'node:child_process';
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
const drawnPortraits = path.join(root, 'demo/dist/portraits/digest');
const portraitSources = [
  'demo/src/portraits',
  'demo/src/data/people.ts',
  'demo/src/data/looks.ts',
  'demo/src/picture-files.ts',
].map((name) => path.join(root, name));
const running = new Set<ChildProcess>();

function newestChange(file: string): number {
  if (!existsSync(file)) return 0;
  const stats = statSync(file);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(file).map((name) => newestChange(path.join(file, name))));
}

function isOutdated(output: string, sources: readonly string[]): boolean {
  return !existsSync(output) || statSync(output).mtimeMs < Math.max(...sources.map(newestChange));
}

function run(script: string): Promise<number> {
  const file = path.join(root, script);
  const child = spawn(process.execPath, [file], { cwd: path.dirname(file), stdio: ['ignore', 'ignore', 'inherit'] });
  running.add(child);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

function abort(): void {
  for (const child of running) child.kill('SIGKILL');
  process.exit(1);
}

/** @returns true if everything was built */
export async function buildOutdated({ isDemo }: { isDemo: boolean }): Promise<boolean> {
  const mustBuild = isOutdated(builtApp, appSources);
  const mustDraw = isDemo && isOutdated(drawnPortraits, portraitSources);
  if (mustBuild) console.log('Building the web app...');
  if (mustDraw) console.log('Drawing the demo portraits...');
  process.on('SIGINT', abort);
  process.on('SIGTERM', abort);
  const codes = await Promise.all([
    ...(mustBuild ? [run('web/build/build.ts')] : []),
    ...(mustDraw ? [run('demo/src/render-portraits.ts')] : []),
  ]);
  process.off('SIGINT', abort);
  process.off('SIGTERM', abort);
  return codes.every((code) => code === 0);
}
