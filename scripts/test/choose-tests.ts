import { globSync } from 'node:fs';
import { buildOutdated } from '../build-outdated.ts';
import { type Result, root, runPlaywright, runVitest } from './suites.ts';

export interface ChosenTests {
  /** Filters for Vitest: paths relative to the root. */
  readonly unit: readonly string[];
  /** Filters for Playwright, which takes regular expressions. */
  readonly browser: readonly string[];
}

/** No test has the given word in its path. */
export class NoTestError extends Error {
  override readonly name = 'NoTestError';
}

const unitTests = ['{contract,server,demo}/src/**/*.test.ts', 'web/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'];
const browserTests = 'e2e/specs/**/*.spec.ts';

/**
 * Finds the tests of a noun on all sides: those with the word in their path, in capitals or not.
 * @throws NoTestError when there is none
 */
export function chooseTests(word: string, folder = root): ChosenTests {
  const wanted = word.toLowerCase();
  const find = (pattern: string | string[]) =>
    globSync(pattern, { cwd: folder, exclude: ['**/node_modules/**'] })
      .filter((file) => file.toLowerCase().includes(wanted))
      .toSorted();
  const unit = find(unitTests);
  const browser = find(browserTests).map((file) => `/${file.replaceAll('.', String.raw`\.`)}$`);
  if (unit.length + browser.length === 0) throw new NoTestError(`No test has "${word}" in its path.`);
  return { unit, browser };
}

/**
 * Runs the tests of a noun, those in browsers on a phone and a desktop.
 * @throws NoTestError when there is none
 */
export async function runChosen(word: string, chromium: string): Promise<Result[]> {
  const { unit, browser } = chooseTests(word);
  const results = unit.length > 0 ? [await runVitest('unit', ['run', ...unit])] : [];
  if (browser.length === 0) return results;
  if (!(await buildOutdated()))
    return [...results, { passed: 0, failed: 1, skipped: 0, failures: ['build: the web app could not be built'] }];
  const args = ['--config', 'e2e/playwright.config.ts', ...browser];
  return [...results, await runPlaywright('browser', args, { CHROMIUM_PATH: chromium })];
}
