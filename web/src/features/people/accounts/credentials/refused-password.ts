import { RequestError } from '../../../../api/request-error.ts';
import { signUp } from '../../../../i18n/sign-up.ts';
import { t } from '../../../../i18n/translate.ts';

/**
 * Returns the reason for which the server refused a new password, as a text for its field; undefined if the error is a
 * different one.
 */
export function refusedPassword(error: unknown): string | undefined {
  const problem = error instanceof RequestError ? error.fields['password']?.[0] : undefined;
  if (problem === undefined) return undefined;
  if (problem === 'too_common') return t(signUp.passwordCommon);
  return problem === 'too_personal' ? t(signUp.passwordPersonal) : t(signUp.checkField);
}
