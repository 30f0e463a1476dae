import { accounts } from '../../../../i18n/accounts.ts';
import { t } from '../../../../i18n/translate.ts';

/**
 * Checks an e-mail address. Returns the error as a text; undefined if the address may be sent. The server has the last
 * word.
 */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return t(accounts.emailMissing);
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : t(accounts.emailWrong);
}
