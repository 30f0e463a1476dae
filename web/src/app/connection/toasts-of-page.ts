import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useStore } from '../../state/store.ts';
import { dismissToast, toastStore } from '../../ui/layers/toast-store.ts';

/**
 * Takes a toast about a failure away with its page. One that comes together with a page, such as "Sign in first", stays
 * there.
 */
export function ToastsOfPage(): null {
  const [path] = useLocation();
  const toast = useStore(toastStore);
  const seen = useRef<{ id: number; path: string }>(undefined);
  useEffect(() => {
    if (!toast?.open || toast.kind !== 'bad') return;
    if (seen.current?.id !== toast.id) seen.current = { id: toast.id, path };
    else if (seen.current.path !== path) dismissToast();
  }, [toast, path]);
  return null;
}
