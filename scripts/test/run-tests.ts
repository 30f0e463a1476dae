// Runs every test, lists the failures and the browsers' versions, and ends with one line: "N passed, N failed, N skipped".
// --installed-postgres also runs the tests that use a database on the distribution's PostgreSQL, if it is installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildOutdated } from '../build-outdated.ts';
import { findChromium, NoChromiumError } from '../find-chromium.ts';
import { findEngines, howToGetEngines } from '../find-engines.ts';
import { listBrowserVersions } from './browser-versions.ts';
import { startInstalledPostgres } from './installed-postgres.ts';
import {
  type PlaywrightReport,
  playwrightFailures,
  playwrightSecondTries,
  type VitestReport,
  vitestFailures,
  vitestSecondTries,
} from './test-failures.ts';

interface Result {
  passed: number;
  failed: number;
  skipped: number;
  /** Each failed test with its error. Printed last, so that the end of a long log shows what to fix. */
  failures: string[];
}

/** In CI a failed test has a second try. So many tests of a suite may need it, which a busy machine explains. More are a fault of the suite. */
const secondTriesMax = 3;
const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, '.cache/test-reports');
/** Tests reach the database server of a run only through this module, at whatever depth they import it. */
const databaseFixture = 'server/src/testing/test-database.ts';
/** They are about processes, mails, permissions and who can tell what, and send no SQL that other tests do not. */
const notAboutSql = [
  'main',
  'stop-with-streams',
  'features/accounts/known-address',
  'features/accounts/sign-in-flood',
  'features/blocks/two-worlds',
  'permissions/permission-table',
];

function run(title: string, program: string, args: string[], variables: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables },
  });
  return status === 0;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A suite that exits with an error although no test failed, or that runs no test, counts as one failure. */
function checkSuite(title: string, result: Result, succeeded: boolean): Result {
  if (result.failed > 0) return result;
  const problem = succeeded ? 'ran no test' : 'exited with an error, though no test failed';
  if (succeeded && result.passed > 0) return result;
  return { ...result, failed: 1, failures: [...result.failures, `${title}: ${problem}`] };
}

/** Names the tests that passed at their second try. Too many of them fail the suite. */
function checkSecondTries(result: Result, secondTries: string[]): Result {
  for (const secondTry of secondTries) console.log(`\nPASSED AT THE SECOND TRY ${secondTry}`);
  if (secondTries.length <= secondTriesMax) return result;
  return {
    ...result,
    passed: result.passed - secondTries.length,
    failed: result.failed + secondTries.length,
    failures: [...result.failures, ...secondTries.map((secondTry) => `at the first try ${secondTry}`)],
  };
}

function runVitest(title: string, args: string[], variables: Record<string, string> = {}): Result {
  const file = path.join(reports, `${title.replaceAll(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const retries = process.env['CI'] === undefined ? [] : ['--retry=1'];
  const succeeded = run(title, 'node_modules/.bin/vitest', [...args, ...reporters, ...retries], variables);
  const report = readReport(file) as VitestReport | null;
  const result = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
    failures: vitestFailures(title, report),
  };
  return checkSuite(title, checkSecondTries(result, vitestSecondTries(title, report)), succeeded);
}

function runPlaywright(title: string, config: string, variables: Record<string, string> = {}): Result {
  const file = path.join(reports, `${title}.json`);
  const args = ['test', '--config', config, '--reporter=list,json'];
  const succeeded = run(title, 'node_modules/.bin/playwright', args, {
    ...variables,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport(file) as PlaywrightReport | null;
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  const result = { passed: expected + flaky, failed: unexpected, skipped, failures: playwrightFailures(report) };
  return checkSuite(title, checkSecondTries(result, playwrightSecondTries(report)), succeeded);
}

/** Counts tests that could not run as one skipped test. The gate may not go without them: in CI it is a failed one. */
function couldNotRun(suite: string, sentence: string): Result {
  console.log(`\n${sentence}`);
  if (process.env['CI'] === undefined) return { passed: 0, failed: 0, skipped: 1, failures: [] };
  return { passed: 0, failed: 1, skipped: 0, failures: [`${suite}: ${sentence}`] };
}

function runEngineTests(): Result {
  if (findEngines()) return runPlaywright('engines', 'e2e/engines/playwright.config.ts');
  return couldNotRun('engines', `The tests in Firefox and WebKit did not run. ${howToGetEngines}`);
}

async function runBrowserTests(chromium: string): Promise<Result[]> {
  if (!(await buildOutdated()))
    return [{ passed: 0, failed: 1, skipped: 0, failures: ['build: the web app could not be built'] }];
  return [runPlaywright('browser', 'e2e/playwright.config.ts', { CHROMIUM_PATH: chromium }), runEngineTests()];
}

/** Leaves out the tests that cannot behave differently on another PostgreSQL: above all those that never import the fixture. */
function runOnInstalledPostgres(): Result {
  const server = startInstalledPostgres();
  if (!server) {
    const sentence = 'No installed PostgreSQL was found: the server tests ran on the embedded one only.';
    return couldNotRun('database tests', sentence);
  }
  try {
    return runVitest(
      `database tests on installed PostgreSQL ${server.version}`,
      [
        'related',
        databaseFixture,
        '--run',
        '--project=server',
        ...notAboutSql.map((name) => `--exclude=server/src/${name}.test.ts`),
      ],
      { DATABASE_URL: server.url },
    );
  } finally {
    server.stop();
  }
}

async function main(): Promise<number> {
  const chromium = findChromium();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results = [runVitest('unit', ['run'])];
  if (process.argv.includes('--installed-postgres')) results.push(runOnInstalledPostgres());
  results.push(...(await runBrowserTests(chromium)));
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${failure}`);
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\nThe browser tests ran in ${listBrowserVersions(chromium, findEngines()).join(', ')}.`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return sum('failed') === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof NoChromiumError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
