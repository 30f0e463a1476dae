import { expect, test } from 'vitest';
import { requireYes } from './operator-terminal.ts';
import { atTerminal, runOperator } from './run-operator.fixture.ts';

test.each([
  ['yes\n', true],
  ['YES\n', true],
  [' Yes \n', true],
  ['yes', false],
  ['y\n', false],
  ['no\n', false],
  ['yes please\n', false],
  ['no\nyes\n', false],
  ['\n', false],
  ['', false],
])('who types %j agrees: %s', async (typed, agrees) => {
  const { outcome, stdout } = await atTerminal(typed, () => requireYes('Really? Type yes: '));
  const refused = { name: 'OperatorError', message: '\nNothing was changed.', exitCode: 1 };
  expect([outcome, stdout]).toMatchObject([agrees ? undefined : refused, 'Really? Type yes: ']);
});

test('a setting that is not valid is said in a sentence, without a stack', async () => {
  const { stdout, stderr, code } = await runOperator(['status'], { DATABASE_URL: 'nonsense' });
  expect([stdout, code]).toEqual(['', 1]);
  expect(stderr).toMatch(/^The configuration is not valid:\n {2}- DATABASE_URL: [^\n]+\n$/);
});

test.each([
  ['backup'],
  ['backup', ' '],
  ['restore', 'one', 'other'],
  ['move-database'],
  ['support-bundle'],
  ['support-bundle', 'file', 'log', 'more'],
  ['setup-database', 'now'],
  ['doctor', 'now'],
  ['status', 'now'],
  ['audit'],
  ['find-member', ' '],
  ['premium'],
  ['hasOwnProperty', 'x'],
  ['__proto__', 'x'],
])('%s %s %s %s is answered by the usage', async (...words) => {
  const { stdout, stderr, code } = await runOperator(words, { DATA_DIR: '/nowhere/mwanzo' });
  expect([stdout, code, stderr.split('\n')[0]]).toEqual(['', 2, 'Usage:']);
});
