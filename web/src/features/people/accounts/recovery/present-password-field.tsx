import { passwords } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { PasswordField, type PasswordFieldProps } from '../credentials/password-field.tsx';

/** Asks for the current password, which a person who merely holds the phone does not know. */
export function PresentPasswordField(props: PasswordFieldProps) {
  return <PasswordField {...props} label={t(passwords.present)} name="current" autoComplete="current-password" />;
}
