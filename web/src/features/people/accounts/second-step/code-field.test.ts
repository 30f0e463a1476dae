import { expect, test } from 'vitest';
import { checkCode } from './code-field.tsx';

test.each(['123456', '123 456', ' 123456 '])('the app’s code is complete as it is read or pasted: %j', (code) => {
  expect(checkCode({ code, isRecovery: false })).toEqual({});
});

test.each(['', '12345', '12 345', '1234567'])('a code of the app without six digits is not sent: %j', (code) => {
  expect(checkCode({ code, isRecovery: false })).toEqual({ code: 'Type the six digits.' });
});

test('a recovery code has any length, and only an empty one is not sent', () => {
  expect(checkCode({ code: 'abcd-efgh-ijkl', isRecovery: true })).toEqual({});
  expect(checkCode({ code: '  ', isRecovery: true })).toEqual({ code: 'Type one of your recovery codes.' });
});
