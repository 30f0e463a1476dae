import { textLimits } from '@mwanzo/contract/limits';
import { passwords } from '../../../../i18n/recovery.ts';
import { signUp } from '../../../../i18n/sign-up.ts';
import { t } from '../../../../i18n/translate.ts';
import { PasswordField, type PasswordFieldProps } from '../credentials/password-field.tsx';

export function NewPasswordField(props: PasswordFieldProps) {
  const hint = t(signUp.passwordRule, { min: textLimits.passwordMin });
  return (
    <PasswordField {...props} label={t(passwords.fresh)} hint={hint} name="password" autoComplete="new-password" />
  );
}
