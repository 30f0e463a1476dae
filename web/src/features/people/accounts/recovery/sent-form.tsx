import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { Form } from '../../../../ui/controls/form.tsx';
import { useFieldErrors, type FieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import { useSending } from './use-sending.ts';

interface SentFormOptions<Values, Name extends string> {
  check: (values: Values) => FieldErrors<Name>;
  send: () => Promise<void>;
  /** Returns the errors of the fields; none if it has told the member itself. Undefined shows any other below them. */
  refusal?: (error: unknown) => FieldErrors<Name> | undefined;
  /** Called afterwards, unless the screen was left meanwhile. */
  goOn?: () => void;
}

interface Frame {
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  failure: string | undefined;
  error: unknown;
  onSubmit: () => void;
}

/** @returns the errors of the fields, and the frame of `SentForm` */
export function useSentForm<Values extends object, Name extends string>(
  values: Values,
  { check, send, refusal, goOn }: SentFormOptions<Values, Name>,
): { errors: FieldErrors<Name>; frame: Frame } {
  const { errors, form, passes, refuse } = useFieldErrors(values, check);
  const explain = (error: unknown): boolean => {
    const refused = refusal?.(error);
    if (refused) refuse(values, refused);
    return refused !== undefined;
  };
  const { send: sendNow, ...sending } = useSending(send, explain, goOn);
  const onSubmit = () => {
    if (passes(values)) sendNow();
  };
  return { errors, frame: { ...sending, form, onSubmit } };
}

interface SentFormProps {
  frame: Frame;
  className?: string;
  children: ReactNode;
  /** The text of the button. */
  label: string;
  /** The same while the form is being sent. */
  busyLabel: string;
}

/** Shows a form's fields, what the server said of the whole form, and the button that sends it. */
export function SentForm({ frame, className = 'mt-5.5', children, label, busyLabel }: SentFormProps) {
  const { form, busy, failure, error, onSubmit } = frame;
  return (
    <Form ref={form} className={`${className} grid gap-4`} onSubmit={onSubmit}>
      {children}
      {failure !== undefined && <FieldError error={error}>{failure}</FieldError>}
      <Button type="submit" full busy={busy} className="mt-1.5">
        {busy ? busyLabel : label}
      </Button>
    </Form>
  );
}
