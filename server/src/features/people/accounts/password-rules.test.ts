import { expect, test } from 'vitest';
import { passwordProblem, refusedPassword } from './password-rules.ts';

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
  expect(passwordProblem('*?!#-+%&', { email: '', fullName: '!' }, false)).toBeNull();
});

test.each(['aaaaaaaa', '********', 'AbabaBab', '123412341234', 'xyzxyzxyz'])(
  '%s, the same signs over and over, is refused',
  (password) => {
    expect(passwordProblem(password, owner, false)?.code).toBe('too_common');
  },
);

test.each([
  'mwanzo2026',
  'MWANZO-123',
  'Nairobi2024',
  '1999kisumu',
  'machakos',
  'Homa Bay 2025',
  'Wanjiku1998',
  'kamau.2001',
  'wanjiku1',
  '7machakos',
])('%s, a word that many here would take, is refused', (password) => {
  expect(passwordProblem(password, owner, false)?.code).toBe('too_common');
});

test('the own name with a year is refused', () => {
  expect(passwordProblem('amina1995', owner, false)?.code).toBe('too_personal');
  expect(passwordProblem('Wanjirũ!2001', owner, false)?.code).toBe('too_personal');
});

test.each(['karibu-mwanzo', 'nairobi is home', 'two goats in kisumu', 'abcabcabd', 'mwanzo20261', '20262026a'])(
  '%s is not refused: it has more than one of these',
  (password) => {
    expect(passwordProblem(password, owner, false)).toBeNull();
  },
);

test('a refused password says why, in the field of the form', () => {
  const common = passwordProblem('password1', owner, true);
  expect(common).toEqual({
    code: 'too_common',
    detail: 'This password is on lists that attackers try first. Use four random words.',
  });
  expect(refusedPassword(common ?? { code: 'too_personal', detail: '' })).toMatchObject({
    code: 'invalid_input',
    fields: { password: ['too_common'] },
    message: expect.stringContaining('This password is on lists that attackers try first.'),
  });
  const personal = passwordProblem('aminawanjiru2001', owner, false);
  expect(personal).toEqual({
    code: 'too_personal',
    detail: 'Your name or e-mail address is the first that others would try. Use four random words.',
  });
  expect(refusedPassword(personal ?? { code: 'too_common', detail: '' }, 'new')).toMatchObject({
    fields: { new: ['too_personal'] },
  });
});

test('the own number of a name with digits is no password either', () => {
  const numbered = { email: 'amina1995@example.com', fullName: 'Amina' };
  expect(passwordProblem('amina1995', numbered, false)?.code).toBe('too_personal');
  expect(passwordProblem('zuri1995kali', { email: 'zuri1995kali@example.com', fullName: 'Z' }, false)?.code).toBe(
    'too_personal',
  );
});
