import { accounts } from '../../i18n/accounts.ts';
import { t } from '../../i18n/translate.ts';

/** What an e-mail address lacks, as a text; undefined if it may be sent. The server decides in the end. */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return t(accounts.emailMissing);
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : t(accounts.emailWrong);
}
