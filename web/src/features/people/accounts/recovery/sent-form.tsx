import { useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { useAction } from '../../../../api/use-action.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { Form } from '../../../../ui/controls/form.tsx';
import { useFieldErrors, type FieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import { failureText } from './refusals.ts';

type Typed = Readonly<Record<string, string | boolean>>;
type Errors<Values> = FieldErrors<keyof Values & string>;

/** Holds what is typed into a form, and its errors. `field` returns the props of a field for one of the values. */
export function useTypedForm<Values extends Typed>(initial: Values, check: (values: Values) => Errors<Values>) {
  const [values, setValues] = useState(initial);
  const { errors, ...form } = useFieldErrors(values, check);
  const field = <Name extends keyof Values & string>(name: Name) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: Values[Name]) => setValues({ ...values, [name]: value }),
  });
  return { ...form, values, setValues, field };
}

interface SentFormOptions<Values> {
  check: (values: Values) => Errors<Values>;
  send: (values: Values) => Promise<void>;
  /** Returns the errors of the fields; none if it has told the member itself. Undefined shows any other below them. */
  refusal?: (error: unknown, values: Values) => Errors<Values> | undefined;
  /** Returns the text of any other error. */
  textOf?: (error: unknown) => string;
  /** True if nothing of what was typed stays once it is sent. */
  isForgotten?: boolean;
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

/** Holds a form that is sent. @returns its values, the props of its fields, and the frame of `SentForm` */
export function useSentForm<Values extends Typed>(
  initial: Values,
  { check, send, refusal, textOf = failureText, isForgotten, goOn }: SentFormOptions<Values>,
) {
  const { form, passes, refuse, forget, ...typed } = useTypedForm(initial, check);
  const { values } = typed;
  const { run, ...sending } = useAction(
    () => send(values).then(() => true),
    (error) => {
      const refused = refusal?.(error, values);
      if (refused) refuse(values, refused);
      return refused ? undefined : textOf(error);
    },
  );
  const submit = async () => {
    if (!passes(values) || !(await run())) return;
    if (isForgotten) typed.setValues(initial);
    if (isForgotten) forget();
    goOn?.();
  };
  const frame: Frame = { ...sending, form, onSubmit: () => void submit() };
  return { ...typed, frame };
}

interface SentFormProps {
  frame: Frame;
  className?: string;
  children: ReactNode;
  /** The text of the button. */
  label: string;
  /** The same while the form is being sent. */
  busyLabel: string;
  /** The look of the button, if it is another one. */
  button?: Pick<ComponentProps<typeof Button>, 'icon' | 'variant' | 'className'>;
}

/** Shows a form's fields, what the server said of the whole form, and the button that sends it. */
export function SentForm({ frame, className = 'mt-5.5', children, label, busyLabel, button }: SentFormProps) {
  const { form, busy, failure, error, onSubmit } = frame;
  return (
    <Form ref={form} className={`${className} grid gap-4`} onSubmit={onSubmit}>
      {children}
      {failure !== undefined && <FieldError error={error}>{failure}</FieldError>}
      <Button type="submit" full busy={busy} className="mt-1.5" {...button}>
        {busy ? busyLabel : label}
      </Button>
    </Form>
  );
}
