// Runs every test and closes with one countable line: "N passed, N failed, N skipped".
// --installed-postgres also runs the server's tests on the distribution's PostgreSQL, when there is one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, NoChromiumError } from './find-chromium.ts';
import { startInstalledPostgres } from './installed-postgres.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.cache/test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

function run(title: string, program: string, values: string[], variables: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}`);
  const result = spawnSync(program, values, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...variables } });
  return result.status === 0;
}

function report(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A suite that ended badly without a failed test of its own counts as one failure. */
function withExit(counts: Counts, succeeded: boolean): Counts {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function runVitest(title: string, values: string[], variables: Record<string, string> = {}): Counts {
  const file = path.join(reports, `${title.replaceAll(/\W+/g, '-')}.json`);
  const succeeded = run(title, 'node_modules/.bin/vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...values], variables);
  const result = report(file) as { numPassedTests?: number; numFailedTests?: number; numPendingTests?: number } | null;
  return withExit({ passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0, skipped: result?.numPendingTests ?? 0 }, succeeded);
}

function runBrowserTests(chromium: string): Counts {
  const file = path.join(reports, 'browser.json');
  if (!run('build', process.execPath, ['web/build.ts'])) return { passed: 0, failed: 1, skipped: 0 };
  const values = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const succeeded = run('browser', 'node_modules/.bin/playwright', values, { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const stats = (report(file) as { stats?: { expected: number; unexpected: number; flaky: number; skipped: number } } | null)?.stats;
  const counts = { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0, skipped: stats?.skipped ?? 0 };
  return withExit(counts, succeeded);
}

function runOnInstalledPostgres(): Counts {
  const server = startInstalledPostgres();
  if (!server) {
    console.log('\nNo installed PostgreSQL found: the server tests ran on the embedded one only.');
    return { passed: 0, failed: 0, skipped: 1 };
  }
  try {
    return runVitest(`server on installed PostgreSQL ${server.version}`, ['--project', 'server'], { DATABASE_URL: server.url });
  } finally {
    server.stop();
  }
}

function main(): number {
  const chromium = findChromium();
  const all = [runVitest('unit', [])];
  if (process.argv.includes('--installed-postgres')) all.push(runOnInstalledPostgres());
  all.push(runBrowserTests(chromium));
  const sum = (key: keyof Counts): number => all.reduce((total, counts) => total + counts[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof NoChromiumError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
