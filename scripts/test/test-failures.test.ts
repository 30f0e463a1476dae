import { expect, test } from 'vitest';
import { playwrightFailures, playwrightSecondTries, vitestFailures, vitestSecondTries } from './test-failures.ts';

test('a failed unit test is listed with its file and error, and a passed one is not', () => {
  const failures = vitestFailures('unit', {
    testResults: [
      {
        name: 'deck.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'is fair', failureMessages: [] },
          { status: 'failed', fullName: 'is never empty', failureMessages: ['expected 1 to be 2\n at deck.test.ts:3'] },
        ],
      },
    ],
  });
  expect(failures).toEqual(['[unit] deck.test.ts: is never empty\n  expected 1 to be 2\n   at deck.test.ts:3']);
});

test('a test file that could not run is listed', () => {
  const failures = vitestFailures('unit', {
    testResults: [{ name: 'deck.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
  });
  expect(failures).toEqual(['[unit] deck.test.ts\n  no such module']);
});

test('a unit test that passed at its second try is named with the error of the first, and is no failure', () => {
  const report = {
    testResults: [
      {
        name: 'deck.test.ts',
        status: 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'is fair', failureMessages: [] },
          { status: 'passed', fullName: 'is never empty', failureMessages: ['expected 1 to be 2'] },
        ],
      },
    ],
  };
  expect(vitestFailures('unit', report)).toEqual([]);
  expect(vitestSecondTries('unit', report)).toEqual(['[unit] deck.test.ts: is never empty\n  expected 1 to be 2']);
});

test('a failed browser test is listed with its project and line, without colours, and a long error is cut', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const failures = playwrightFailures({
    suites: [
      {
        file: 'chat.spec.ts',
        specs: [],
        suites: [
          {
            file: 'chat.spec.ts',
            specs: [
              {
                title: 'a message arrives',
                line: 7,
                tests: [
                  {
                    status: 'unexpected',
                    projectName: 'phone',
                    results: [{ errors: [{ message: `\u001B[31mred\u001B[39m\n${long}` }] }],
                  },
                  { status: 'expected', projectName: 'desktop', results: [{ errors: [] }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatch(/^\[phone\] chat\.spec\.ts:7 a message arrives\n  red\n  line 0\n/);
  expect(failures[0]?.split('\n')).toHaveLength(15);
});

test('each of several errors of a test keeps its first lines', () => {
  const error = (name: string) => ({ message: `${name}\n\n${'more\n'.repeat(20)}` });
  const tests = [
    { status: 'unexpected', projectName: 'phone', results: [{ errors: [error('light'), error('dark')] }] },
  ];
  const [failure = ''] = playwrightFailures({
    suites: [{ file: 'chat.ts', specs: [{ title: 'chat', line: 7, tests }] }],
  });
  const more = Array<string>(6).fill('  more');
  expect(failure.split('\n')).toEqual(['[phone] chat.ts:7 chat', '  light', ...more, '  dark', ...more]);
});

test('a browser test that passed at its second try is named with the error of the first, and is no failure', () => {
  const report = {
    suites: [
      {
        file: 'chat.spec.ts',
        specs: [
          {
            title: 'a message arrives',
            line: 7,
            tests: [
              {
                status: 'flaky',
                projectName: 'phone',
                results: [{ errors: [{ message: 'too late' }] }, { errors: [] }],
              },
              { status: 'expected', projectName: 'desktop', results: [{ errors: [] }] },
            ],
          },
        ],
      },
    ],
  };
  expect(playwrightFailures(report)).toEqual([]);
  expect(playwrightSecondTries(report)).toEqual(['[phone] chat.spec.ts:7 a message arrives\n  too late']);
});
