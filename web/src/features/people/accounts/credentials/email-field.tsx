import { textLimits } from '@mwanzo/contract/limits';
import mailIcon from 'lucide/dist/esm/icons/mail.mjs';
import { TextField } from '../../../../ui/controls/text-field.tsx';

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
    <TextField
      label={label}
      error={error}
      icon={mailIcon}
      type="email"
      name="email"
      autoComplete={autoComplete}
      required
      maxLength={textLimits.emailMax}
      value={value}
      onType={onChange}
    />
  );
}
