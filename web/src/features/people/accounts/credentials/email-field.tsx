import { textLimits } from '@mwanzo/contract/limits';
import mailIcon from 'lucide/dist/esm/icons/mail.mjs';
import { Field } from '../../../../ui/controls/field.tsx';
import { TextInput } from '../../../../ui/controls/text-input.tsx';

interface EmailFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
  /** The kind of value that the browser fills in: `username` for the address of the account. */
  autoComplete?: 'email' | 'username';
}

export function EmailField({ label, value, error, onChange, autoComplete = 'email' }: EmailFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextInput
          {...control}
          icon={mailIcon}
          type="email"
          name="email"
          autoComplete={autoComplete}
          required
          maxLength={textLimits.emailMax}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
