import { RequestError } from '../../../../api/request-error.ts';
import { signUp } from '../../../../i18n/sign-up.ts';
import { t } from '../../../../i18n/translate.ts';

/** Returns why the server refused a new password, as the error of its field; undefined if the error is another one. */
export function refusedPassword(error: unknown): { password: string } | undefined {
  const problem = error instanceof RequestError ? error.fields['password']?.[0] : undefined;
  if (problem === undefined) return undefined;
  if (problem === 'too_common') return { password: t(signUp.passwordCommon) };
  return { password: t(problem === 'too_personal' ? signUp.passwordPersonal : signUp.checkField) };
}
