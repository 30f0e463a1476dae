// Runs every test, lists failures and browser versions, and ends with the line "N passed, N failed, N skipped".
// Two rows of suites run beside each other: the browser tests, which take the longest, and everything else. Alone, each
// leaves cores idle. The second row begins with what runs one test at a time, so that whichever row is left over at the
// end has two workers, for both cores.
// --gate also runs what a landing needs once: full proofs, the installed PostgreSQL, the bench and the last release.
import { mkdirSync, rmSync } from 'node:fs';
import { buildOutdated } from '../build-outdated.ts';
import { findChromium, NoChromiumError } from '../find-chromium.ts';
import { findEngines, howToGetEngines } from '../find-engines.ts';
import { findLastRelease, NoReleaseError } from '../releases/last-release.ts';
import { listBrowserVersions } from './browser-versions.ts';
import { NoTestError, runChosen } from './choose-tests.ts';
import { chooseDatabaseTests } from './database-tests.ts';
import { startInstalledPostgres } from './installed-postgres.ts';
import { openMemoryFolder } from './memory-folder.ts';
import { couldNotRun, durations, reports, type Result, root, runPlaywright, runProgram, runVitest } from './suites.ts';

type Suite = () => Promise<Result> | Result;

const isGate = process.argv.includes('--gate');

function runUnitTests(): Promise<Result> {
  return runVitest('unit', ['run'], { yields: true, variables: isGate ? { PROOFS: 'full' } : {} });
}

async function runOnInstalledPostgres(): Promise<Result> {
  const server = startInstalledPostgres();
  if (!server) {
    const sentence = 'No installed PostgreSQL was found: the server tests ran on the embedded one only.';
    return couldNotRun('database tests', sentence);
  }
  try {
    const title = `PostgreSQL ${server.version}`;
    const variables = { DATABASE_URL: server.url };
    return await runVitest(title, chooseDatabaseTests(), { variables, yields: true });
  } finally {
    server.stop();
  }
}

const runBench = (): Promise<Result> => runProgram('bench', process.execPath, ['bench/run.ts', '--toy']);

function runBrowserTests(chromium: string): Promise<Result> {
  return runPlaywright('browser', ['--config', 'e2e/playwright.config.ts'], { CHROMIUM_PATH: chromium });
}

function runEngineTests(): Promise<Result> | Result {
  if (findEngines()) return runPlaywright('engines', ['--config', 'e2e/engines/playwright.config.ts']);
  return couldNotRun('engines', `The tests in Firefox and WebKit did not run. ${howToGetEngines}`);
}

function runReleaseTests(chromium: string): Promise<Result> | Result {
  try {
    findLastRelease(root);
  } catch (error) {
    if (error instanceof NoReleaseError) return couldNotRun('releases', error.message);
    throw error;
  }
  return runVitest('releases', ['run', '--config', 'e2e/releases/vitest.config.ts'], {
    variables: { CHROMIUM_PATH: chromium },
  });
}

function runVisualTests(chromium: string): Promise<Result> {
  return runPlaywright('visual', ['--config', 'e2e/visual/playwright.config.ts'], { CHROMIUM_PATH: chromium });
}

async function runInTurn(suites: readonly Suite[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const suite of suites) results.push(await suite());
  return results;
}

function print(results: readonly Result[], chromium: string): number {
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${failure}`);
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${durations.map(([step, seconds]) => `${step} ${seconds} s`).join(', ')}`);
  console.log(`\nThe browser tests ran in ${listBrowserVersions(chromium, findEngines()).join(', ')}.`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return sum('failed');
}

/** Puts the temporary files of all tests into memory, where there is enough, until this process ends. */
function moveToMemory(): void {
  const memory = openMemoryFolder();
  if (!memory) return;
  process.env['TMPDIR'] = memory.folder;
  process.once('exit', () => memory.remove());
}

async function main(): Promise<number> {
  const chromium = findChromium();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  moveToMemory();
  const word = process.argv.slice(2).find((argument) => !argument.startsWith('-'));
  if (word !== undefined) return print(await runChosen(word, chromium), chromium) === 0 ? 0 : 1;
  if (!(await buildOutdated())) {
    console.log('\nFAILED build: the web app could not be built\n\n0 passed, 1 failed, 0 skipped');
    return 1;
  }
  const others: Suite[] = [
    runEngineTests,
    () => runVisualTests(chromium),
    ...(isGate ? [() => runReleaseTests(chromium), runBench, runOnInstalledPostgres] : []),
    runUnitTests,
  ];
  const results = await Promise.all([runInTurn(others), runInTurn([() => runBrowserTests(chromium)])]);
  return print(results.flat(), chromium) === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof NoChromiumError || error instanceof NoTestError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
