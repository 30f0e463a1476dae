import type { ReactNode } from 'react';
import { dismissToast } from './toast-store.ts';

/** The button of a toast. Apart from the toaster, since it comes with the few toasts that have one. */
export function toastAction(label: string, run: () => void): ReactNode {
  return (
    <button
      type="button"
      className="-mb-2 min-h-11 text-left font-semibold underline underline-offset-3 focus-visible:outline-current"
      onClick={() => {
        dismissToast();
        run();
      }}
    >
      {label}
    </button>
  );
}
