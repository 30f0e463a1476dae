import { textLimits } from '@mwanzo/contract/limits';
import type { ComponentProps } from 'react';
import { Field } from '../../../../ui/controls/field.tsx';
import { PasswordInput } from './password-input.tsx';

export interface PasswordFieldProps extends Omit<ComponentProps<typeof PasswordInput>, 'onChange'> {
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

export function PasswordField({
  label,
  hint,
  error,
  onChange,
  ...input
}: PasswordFieldProps & Pick<ComponentProps<typeof Field>, 'label' | 'hint'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          {...input}
          required
          maxLength={textLimits.passwordMax}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
