import { expect, test } from 'vitest';
import { describeFindings, off, ok, reasonOf, wrong } from './finding.ts';

test('each finding is a line with its state, and one below it for what to do', () => {
  const findings = [
    ok('disk', 'It is empty.'),
    off('mail', 'It is off.', 'Set it.'),
    wrong('vault key', 'One.\nTwo.', 'Do it.'),
  ];
  expect(describeFindings(findings).split('\n')).toEqual([
    'ok    disk      It is empty.',
    'off   mail      It is off.',
    '                -> Set it.',
    'wrong vault key One.',
    '                Two.',
    '                -> Do it.',
  ]);
});

test('the reason of a failure is its code, otherwise its message', () => {
  const refused = Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' });
  expect([refused, new Error('a reason'), Object.assign(new Error('text'), { code: 7 }), {}].map(reasonOf)).toEqual([
    'ECONNREFUSED',
    'a reason',
    'text',
    'no reason was given',
  ]);
});
