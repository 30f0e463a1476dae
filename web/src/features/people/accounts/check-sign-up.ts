import { ageLimits, textLimits } from '@mwanzo/contract/limits';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { signUp as texts } from '../../../i18n/sign-up.ts';
import { t } from '../../../i18n/translate.ts';
import { checkEmail } from './credentials/account-checks.ts';
import { birthdayRange } from './sign-up-fields/birthday-range.ts';
import type { SignUpErrors, SignUpValues } from './sign-up-fields/sign-up-values.ts';

function checkPassword(password: string): string | undefined {
  return password.length < textLimits.passwordMin ? t(texts.passwordShort, { min: textLimits.passwordMin }) : undefined;
}

function checkConfirmation(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return t(texts.confirmMissing);
  return confirmation === password ? undefined : t(texts.passwordsDiffer);
}

function checkBirthday(birthday: string, today: string): string | undefined {
  // The browser returns an empty text for an incomplete date.
  if (birthday === '') return t(texts.birthdayMissing);
  const { min, max } = birthdayRange(today);
  if (birthday > max) return t(texts.tooYoung, { min: ageLimits.min });
  return birthday < min ? t(texts.tooOld) : undefined;
}

/** Checks a sign-up. Returns the errors as texts for the fields. @param today YYYY-MM-DD in Nairobi */
export function checkSignUp(values: SignUpValues, today = nairobiDay(new Date())): SignUpErrors {
  return {
    full_name: values.full_name.trim() === '' ? t(texts.fullNameMissing) : undefined,
    email: checkEmail(values.email),
    password: checkPassword(values.password),
    confirmPassword: checkConfirmation(values.password, values.confirmPassword),
    birthday: checkBirthday(values.birthday, today),
  };
}
