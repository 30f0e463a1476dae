import { textLimits } from '@mwanzo/contract/limits';
import { RequestError, type ResponseCode } from '../../../../api/request-error.ts';
import { accounts } from '../../../../i18n/accounts.ts';
import { passwords } from '../../../../i18n/recovery.ts';
import { signUp } from '../../../../i18n/sign-up.ts';
import { t } from '../../../../i18n/translate.ts';

/** Checks a new password. Returns the error of its field, if any. The server has the last word. */
export function checkNewPassword(password: string): string | undefined {
  const { passwordMin: min } = textLimits;
  if (password.length >= min) return undefined;
  return password === '' ? t(accounts.passwordMissing) : t(signUp.passwordShort, { min });
}

/** Checks that the present password was typed. Returns the error of its field, if any. */
export function checkPresentPassword(password: string): string | undefined {
  return password === '' ? t(passwords.presentMissing) : undefined;
}

export function hasCode(error: unknown, code: ResponseCode): boolean {
  return error instanceof RequestError && error.code === code;
}

/** Returns a text for an error that belongs to no field; the form shows it below its fields. */
export function failureText(error: unknown): string {
  const isTooMany = error instanceof RequestError && error.status === 429;
  return t(isTooMany ? passwords.tooMany : passwords.notSent);
}
