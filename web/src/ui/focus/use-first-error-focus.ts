import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first invalid field of a form when an attempt to submit it has failed, once its error is on screen. */
export function useFirstErrorFocus(attempt: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempt]);
  return form;
}
