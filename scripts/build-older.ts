// Builds what is missing or older than its sources: the web app, and the demo portraits where they are wanted.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const built = path.join(root, 'web/dist/app.html');
const sources = [
  'web/src',
  'web/public',
  'web/service-worker',
  'web/app.html',
  'web/build',
  'web/vite.config.ts',
  'contract/src',
  'package-lock.json',
].map((name) => path.join(root, name));
const portraits = path.join(root, 'server/dist/portraits/digest');
const recipes = [
  'server/src/demo/portraits',
  'server/src/demo/data/people',
  'server/src/demo/data/people.ts',
  'server/src/demo/prepare-portraits.ts',
].map((name) => path.join(root, name));
const running = new Set<ChildProcess>();

function newestChange(file: string): number {
  if (!existsSync(file)) return 0;
  const { mtimeMs } = statSync(file);
  if (!statSync(file).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(file).map((name) => newestChange(path.join(file, name))));
}

function isOlder(made: string, from: readonly string[]): boolean {
  return !existsSync(made) || statSync(made).mtimeMs < Math.max(...from.map(newestChange));
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

function abandon(): void {
  for (const child of running) child.kill('SIGKILL');
  process.exit(1);
}

/** @returns whether all of it succeeded */
export async function buildOlder({ isDemo }: { isDemo: boolean }): Promise<boolean> {
  const mustBuild = isOlder(built, sources);
  const mustDraw = isDemo && isOlder(portraits, recipes);
  if (mustBuild) console.log('Building the web app...');
  if (mustDraw) console.log('Drawing the demo portraits...');
  process.on('SIGINT', abandon);
  process.on('SIGTERM', abandon);
  const codes = await Promise.all([
    ...(mustBuild ? [run('web/build/build.ts')] : []),
    ...(mustDraw ? [run('server/src/demo/render-portraits.ts')] : []),
  ]);
  process.off('SIGINT', abandon);
  process.off('SIGTERM', abandon);
  return codes.every((code) => code === 0);
}
