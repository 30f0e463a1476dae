import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const owner = { email: 'amina.wanjiru@example.com', fullName: 'Amina Wanjirũ' };

test.each(['Amina.Wanjiru@example.com', 'aminawanjiru', 'AMINA-WANJIRU', 'amina wanjirũ', '* wanjirũ *'])(
  'the own name or address, written as %s, is no password',
  (password) => {
    expect(passwordProblem(password, owner, false)?.code).toBe('too_personal');
  },
);

test('a common password is refused, another one is not', () => {
  expect(passwordProblem('password1', owner, true)?.code).toBe('too_common');
  expect(passwordProblem('amina in the rain', owner, false)).toBeNull();
  expect(passwordProblem('********', { email: '', fullName: '!' }, false)).toBeNull();
});
