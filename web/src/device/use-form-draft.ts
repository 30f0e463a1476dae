import { useEffect, useRef, useState } from 'react';
import { clearFormDraft, readFormDraft, withDraft, writeFormDraft } from './form-drafts.ts';

/**
 * Holds the values of a form so that they survive a reload.
 * @param owner the signed-in member, null before sign-in
 * @param secret fields that are never stored
 */
export function useFormDraft<Values extends object>(
  form: string,
  owner: number | null,
  start: () => Values,
  secret: readonly (keyof Values & string)[] = [],
) {
  const [values, setValues] = useState(() => withDraft(start(), readFormDraft(form, owner)));
  const written = useRef(values);

  useEffect(() => {
    if (written.current === values) return;
    written.current = values;
    const open = Object.entries(values).filter(([name]) => !secret.some((hidden) => hidden === name));
    writeFormDraft(form, owner, Object.fromEntries(open));
  }, [form, owner, secret, values]);

  return {
    values,
    change: (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed })),
    /** Deletes the draft, because it was saved or is not wanted. */
    discard: () => clearFormDraft(form),
  };
}
