import { expect, test } from 'vitest';
import { missingCode } from './code-field.tsx';

test.each(['123456', '123 456', ' 123456 '])('the app’s code is complete as it is read or pasted: %j', (code) => {
  expect(missingCode({ code, isRecovery: false })).toBeUndefined();
});

test.each(['', '12345', '12 345', '1234567'])('a code of the app without six digits is not sent: %j', (code) => {
  expect(missingCode({ code, isRecovery: false })).toBe('Type the six digits.');
});

test('a recovery code has any length, and only an empty one is not sent', () => {
  expect(missingCode({ code: 'abcd-efgh-ijkl', isRecovery: true })).toBeUndefined();
  expect(missingCode({ code: '  ', isRecovery: true })).toBe('Type one of your recovery codes.');
});
