import { useEffect, useRef, useState } from 'react';

/** The texts to show below a form's fields. A field without one is right. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>;

/** An attempt to submit a form, with the server's errors for it. */
interface Attempt<Name extends string> {
  values: object;
  refused: FieldErrors<Name>;
}

/** Returns the errors of a form. There are none until the first submit; from then on they follow every change. */
export function useFieldErrors<Values extends object, Name extends string>(
  values: Values,
  check: (values: Values) => FieldErrors<Name>,
) {
  const [attempt, setAttempt] = useState<Attempt<Name>>();
  const form = useRef<HTMLFormElement>(null);
  // The error is on screen by then.
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempt]);
  const errors: FieldErrors<Name> = attempt ? { ...stillRefused(attempt, values), ...wrongOf(check(values)) } : {};
  return {
    errors,
    form,
    /** Says whether the values may be submitted. If not, the first wrong field gets the focus. */
    passes: (submitted: Values) => {
      setAttempt({ values: submitted, refused: {} });
      return Object.keys(wrongOf(check(submitted))).length === 0;
    },
    /** Shows the server's errors, each until its field changes. */
    refuse: (submitted: Values, refused: FieldErrors<Name>) => setAttempt({ values: submitted, refused }),
    /** Shows no errors until the next submit. */
    forget: () => setAttempt(undefined),
  };
}

/** Leaves out the fields that are right, so that they do not hide what the server said of them. */
function wrongOf<Name extends string>(errors: FieldErrors<Name>): FieldErrors<Name> {
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined)) as FieldErrors<Name>;
}

/** Returns the server's errors for fields that have not changed since. */
function stillRefused<Name extends string>({ values, refused }: Attempt<Name>, now: object): FieldErrors<Name> {
  const before = new Map<string, unknown>(Object.entries(values));
  const changed = new Set(Object.entries(now).flatMap(([name, value]) => (before.get(name) === value ? [] : [name])));
  const kept = Object.entries(refused).filter(([name]) => !changed.has(name));
  return Object.fromEntries(kept) as FieldErrors<Name>;
}
