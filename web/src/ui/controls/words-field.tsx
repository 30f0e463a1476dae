import type { ComponentProps } from 'react';
import { FieldCounter } from './field-counter.tsx';
import { Field, type FieldTexts } from './field.tsx';
import { TextArea } from './text-area.tsx';

interface WordsFieldProps extends Omit<FieldTexts, 'aside'>, Omit<ComponentProps<typeof TextArea>, 'onChange'> {
  value: string;
  maxLength: number;
  onType: (typed: string) => void;
}

/** A field for several lines of text, with a counter. */
export function WordsField({ label, hint, error, onType, ...area }: WordsFieldProps) {
  const counter = <FieldCounter count={area.value.length} max={area.maxLength} />;
  return (
    <Field label={label} hint={hint} error={error} aside={counter}>
      {(control) => <TextArea {...control} {...area} onChange={(event) => onType(event.target.value)} />}
    </Field>
  );
}
