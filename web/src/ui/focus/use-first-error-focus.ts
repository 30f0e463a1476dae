import { useEffect, useRef, type RefObject } from 'react';

/** Brings the focus to the first field of a form that was refused, once its error stands under it. */
export function useFirstErrorFocus(faults: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults]);
  return form;
}
