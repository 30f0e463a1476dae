/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    line: number;
    tests: { status: string; projectName: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
}

/** So many lines of all errors of a test are shown, and at least so many of each. */
const linesMax = 14;
const linesEach = 6;
const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

function shorten(messages: readonly (string | undefined)[]): string {
  const lines = Math.max(linesEach, Math.floor(linesMax / messages.length));
  return messages
    .flatMap((message = '') =>
      message
        .replaceAll(colours, '')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, lines),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}

/** Each failed test, and each file that could not run, with the first lines of its error. */
export function vitestFailures(title: string, report: VitestReport | null): string[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`[${title}] ${name}\n${shorten([message])}`];
    return failed.map((test) => `[${title}] ${name}: ${test.fullName}\n${shorten(test.failureMessages ?? [])}`);
  });
}

/** Each unit test that passed only at its second try, with the error of the first. */
export function vitestSecondTries(title: string, report: VitestReport | null): string[] {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages }) =>
      status === 'passed' && failureMessages?.length
        ? [`[${title}] ${name}: ${fullName}\n${shorten(failureMessages)}`]
        : [],
    ),
  );
}

function testsWith(status: 'unexpected' | 'flaky', suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap(({ title, line, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors.map((error) => error.message));
        return `[${projectName}] ${suite.file}:${line} ${title}\n${shorten(errors)}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsWith(status, inner))];
}

/** Each failed browser test with its project (phone or desktop) and the first lines of its error. */
export function playwrightFailures(report: PlaywrightReport | null): string[] {
  return (report?.suites ?? []).flatMap((suite) => testsWith('unexpected', suite));
}

/** Each browser test that passed only at its second try, with the error of the first. */
export function playwrightSecondTries(report: PlaywrightReport | null): string[] {
  return (report?.suites ?? []).flatMap((suite) => testsWith('flaky', suite));
}
