// Runs every test and closes with one countable line: "N passed, N failed, N skipped".
// --installed-postgres also runs the server's tests on the distribution's PostgreSQL, when there is one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, NoChromiumError } from './find-chromium.ts';
import { startInstalledPostgres } from './installed-postgres.ts';
import { type PlaywrightReport, playwrightFailures, type VitestReport, vitestFailures } from './test-failures.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Each failed test with what it said: shown last, so that the end of a long log tells what to mend. */
  failures: string[];
}

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, '.cache/test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

function run(title: string, program: string, values: string[], variables: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}`);
  const result = spawnSync(program, values, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables },
  });
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
function withExit(title: string, counts: Counts, succeeded: boolean): Counts {
  if (succeeded || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`${title}: ended badly, though no test of it failed`] };
}

function runVitest(title: string, values: string[], variables: Record<string, string> = {}): Counts {
  const file = path.join(reports, `${title.replaceAll(/\W+/g, '-')}.json`);
  const succeeded = run(
    title,
    'node_modules/.bin/vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...values],
    variables,
  );
  const result = report(file) as VitestReport | null;
  const counts = {
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: result?.numPendingTests ?? 0,
  };
  return withExit(title, { ...counts, failures: vitestFailures(title, result) }, succeeded);
}

function runBrowserTests(chromium: string): Counts {
  const file = path.join(reports, 'browser.json');
  if (!run('build', process.execPath, ['web/build/build.ts']))
    return withExit('build', { passed: 0, failed: 0, skipped: 0, failures: [] }, false);
  const values = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const succeeded = run('browser', 'node_modules/.bin/playwright', values, {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const result = report(file) as PlaywrightReport | null;
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = result?.stats ?? {};
  return withExit(
    'browser',
    { passed: expected + flaky, failed: unexpected, skipped, failures: playwrightFailures(result) },
    succeeded,
  );
}

function runOnInstalledPostgres(): Counts {
  const server = startInstalledPostgres();
  if (!server) {
    console.log('\nNo installed PostgreSQL found: the server tests ran on the embedded one only.');
    return { passed: 0, failed: 0, skipped: 1, failures: [] };
  }
  try {
    return runVitest(`server on installed PostgreSQL ${server.version}`, ['--project', 'server'], {
      DATABASE_URL: server.url,
    });
  } finally {
    server.stop();
  }
}

function main(): number {
  const chromium = findChromium();
  const all = [runVitest('unit', [])];
  if (process.argv.includes('--installed-postgres')) all.push(runOnInstalledPostgres());
  all.push(runBrowserTests(chromium));
  for (const failure of all.flatMap((counts) => counts.failures)) console.log(`\nFAILED ${failure}`);
  const sum = (key: 'passed' | 'failed' | 'skipped'): number => all.reduce((total, counts) => total + counts[key], 0);
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
