import { textLimits } from '@mwanzo/contract/limits';
import mailIcon from 'lucide/dist/esm/icons/mail.mjs';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';

interface EmailFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
  /** What the browser fills in: `username` where it is the account's. */
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
