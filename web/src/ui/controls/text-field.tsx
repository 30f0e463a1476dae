import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<typeof TextInput>, 'onChange'> {
  onType: (typed: string) => void;
}

/** A field for a line of text, a date or a time. */
export function TextField({ label, hint, error, aside, onType, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => <TextInput {...control} {...input} onChange={(event) => onType(event.target.value)} />}
    </Field>
  );
}
