import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first invalid field of a form once its error is on screen. */
export function useFirstErrorFocus(errors: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  return form;
}
