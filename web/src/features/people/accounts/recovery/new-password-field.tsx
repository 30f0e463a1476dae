import { textLimits } from '@mwanzo/contract/limits';
import { passwords } from '../../../../i18n/recovery.ts';
import { signUp } from '../../../../i18n/sign-up.ts';
import { t } from '../../../../i18n/translate.ts';
import { Field } from '../../../../ui/controls/field.tsx';
import { PasswordInput } from '../credentials/password-input.tsx';

interface NewPasswordFieldProps {
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

export function NewPasswordField({ value, error, onChange }: NewPasswordFieldProps) {
  return (
    <Field label={t(passwords.fresh)} hint={t(signUp.passwordRule, { min: textLimits.passwordMin })} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          autoComplete="new-password"
          required
          maxLength={textLimits.passwordMax}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
