import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  type PlaywrightReport,
  playwrightFailures,
  playwrightSecondTries,
  type VitestReport,
  vitestFailures,
  vitestSecondTries,
} from './test-failures.ts';

export interface Result {
  passed: number;
  failed: number;
  skipped: number;
  /** Each failed test with its error. Printed last, so that the end of a long log shows what to fix. */
  failures: string[];
}

/** In CI a failed test has a second try. More of them in one suite than a busy machine explains fail the suite. */
const secondTriesMax = 3;
export const root = path.resolve(import.meta.dirname, '../..');
export const reports = path.join(root, '.cache/test-reports');
/** The seconds that each step took, in the order in which the steps ended. */
export const durations: [step: string, seconds: number][] = [];

interface Settings {
  readonly variables?: Record<string, string>;
  /** True lets other suites run first, whose tests wait for what happens within seconds. */
  readonly yields?: boolean;
}

/** Runs a program and prints its lines behind the title, because two suites run at a time. */
async function run(
  title: string,
  program: string,
  args: readonly string[],
  { variables = {}, yields = false }: Settings = {},
): Promise<boolean> {
  const started = performance.now();
  console.log(`== ${title}`);
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Tests start the server many times. Without its compiled modules each start costs half a second more.
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'), ...variables },
  });
  if (yields && child.pid !== undefined) setPriority(child.pid, 10);
  for (const output of [child.stdout, child.stderr])
    createInterface({ input: output }).on('line', (line) => console.log(`${title} | ${line}`));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(1));
  });
  durations.push([title, Math.round((performance.now() - started) / 1000)]);
  return code === 0;
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

export async function runVitest(title: string, args: readonly string[], settings: Settings = {}): Promise<Result> {
  const file = path.join(reports, `${title.replaceAll(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const retries = process.env['CI'] === undefined ? [] : ['--retry=1'];
  const succeeded = await run(title, 'node_modules/.bin/vitest', [...args, ...reporters, ...retries], settings);
  const report = readReport(file) as VitestReport | null;
  const result = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
    failures: vitestFailures(title, report),
  };
  return checkSuite(title, checkSecondTries(result, vitestSecondTries(title, report)), succeeded);
}

export async function runPlaywright(
  title: string,
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<Result> {
  const file = path.join(reports, `${title}.json`);
  const program = 'node_modules/.bin/playwright';
  const succeeded = await run(title, program, ['test', ...args, '--reporter=list,json'], {
    // Node removes the types itself, in a third of the time that Playwright's compiler takes on a fresh machine.
    variables: { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PW_DISABLE_TS_ESM: '1' },
  });
  const report = readReport(file) as PlaywrightReport | null;
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  const result = { passed: expected + flaky, failed: unexpected, skipped, failures: playwrightFailures(report) };
  return checkSuite(title, checkSecondTries(result, playwrightSecondTries(report)), succeeded);
}

/** Counts a program that is not a test suite as one test. */
export async function runProgram(title: string, program: string, args: readonly string[]): Promise<Result> {
  if (await run(title, program, args, { yields: true })) return { passed: 1, failed: 0, skipped: 0, failures: [] };
  return { passed: 0, failed: 1, skipped: 0, failures: [`${title}: failed, see its lines above`] };
}

/** Counts tests that could not run as one skipped test. The gate may not go without them: in CI it is a failed one. */
export function couldNotRun(suite: string, sentence: string): Result {
  console.log(`\n${sentence}`);
  if (process.env['CI'] === undefined) return { passed: 0, failed: 0, skipped: 1, failures: [] };
  return { passed: 0, failed: 1, skipped: 0, failures: [`${suite}: ${sentence}`] };
}
