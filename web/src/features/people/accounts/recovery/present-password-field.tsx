import { useSession } from '../../../../api/session.ts';
import { passwords } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { PasswordField, type PasswordFieldProps } from '../credentials/password-field.tsx';

/** Asks for the current password, which a person who merely holds the phone does not know. */
export function PresentPasswordField({
  label = t(passwords.present),
  ...props
}: PasswordFieldProps & { label?: string }) {
  const { user } = useSession();
  return (
    <>
      {/* With this field, password managers know which account's password is asked for, or changes. */}
      <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField {...props} label={label} name="current" autoComplete="current-password" />
    </>
  );
}
