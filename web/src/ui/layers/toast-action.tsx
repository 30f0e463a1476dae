import type { ReactNode } from 'react';
import { dismissToast } from './toast-store.ts';

/** The button of a toast. It is separate from the toaster, since few toasts have one and its code loads with them. */
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
