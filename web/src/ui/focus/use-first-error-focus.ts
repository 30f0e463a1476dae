import { useEffect, useRef, type RefObject } from 'react';

/** After a failed attempt to submit a form, focuses its first invalid field once the error is on screen. */
export function useFirstErrorFocus(attempt: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempt]);
  return form;
}
