import type { ComponentProps, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { FieldCounter } from './field-counter.tsx';
import { Field, type FieldTexts } from './field.tsx';

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

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  ref?: Ref<HTMLTextAreaElement>;
  className?: string | undefined;
}

function TextArea({ className, ...rest }: TextAreaProps) {
  return <textarea className={classNames('block', 'input', 'min-h-28 resize-none px-4 py-3', className)} {...rest} />;
}
