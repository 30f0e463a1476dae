import { textLimits } from '@mwanzo/contract/limits';
import { passwords } from '../../../../i18n/recovery.ts';
import { t } from '../../../../i18n/translate.ts';
import { Field } from '../../../../ui/controls/field.tsx';
import { PasswordInput } from '../credentials/password-input.tsx';

interface PresentPasswordFieldProps {
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

/** Asks for the current password, which a person who merely holds the phone does not know. */
export function PresentPasswordField({ value, error, onChange }: PresentPasswordFieldProps) {
  return (
    <Field label={t(passwords.present)} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          name="current"
          autoComplete="current-password"
          required
          maxLength={textLimits.passwordMax}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
