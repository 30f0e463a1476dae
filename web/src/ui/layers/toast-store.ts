import type { ReactNode } from 'react';
import { createStore } from '../../state/store.ts';

export interface Toast {
  title: string;
  description?: string | undefined;
  /** `bad` is announced at once and has an alarming tile. */
  kind?: 'good' | 'bad' | undefined;
  /** The reason of a bad toast. */
  error?: unknown;
  /** A button with an action: see toast-action.tsx. */
  action?: ReactNode;
}

export interface ShownToast extends Toast {
  id: number;
  /** False once it has left the screen. */
  open: boolean;
}

/** docs/product/screens.md, "Toasts" */
const openMilliseconds = 5000;
const removalMilliseconds = 1_000_000;

/** The last toast. It is on screen only while it is open. */
export const toastStore = createStore<ShownToast | undefined>(undefined);

let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;

function change(toast: ShownToast | undefined): void {
  clearTimeout(timer);
  if (toast)
    timer = toast.open
      ? setTimeout(dismissToast, openMilliseconds)
      : setTimeout(() => change(undefined), removalMilliseconds);
  toastStore.write(toast);
}

/** Shows a toast for 5 s. It replaces the current one: there is at most one at a time. */
export function showToast(toast: Toast): void {
  change({ ...toast, id: nextId, open: true });
  nextId += 1;
}

export function dismissToast(): void {
  const toast = toastStore.read();
  if (toast?.open) change({ ...toast, open: false });
}

/** Stops the timer while somebody is reading: the pointer is over the toast or the focus is in it. */
export function holdToast(): void {
  if (toastStore.read()?.open) clearTimeout(timer);
}

/** Restarts the timer from the beginning. */
export function releaseToast(): void {
  if (!toastStore.read()?.open) return;
  clearTimeout(timer);
  timer = setTimeout(dismissToast, openMilliseconds);
}
