export interface Toast {
  title: string;
  description?: string | undefined;
  /** bad is announced at once and keeps an alarming tile */
  kind?: 'good' | 'bad' | undefined;
}

export interface ShownToast extends Toast {
  id: number;
  /** False once it has left the screen; it is forgotten later. */
  open: boolean;
}

/** SPEC.md section 9. */
const openMilliseconds = 5000;
const removalMilliseconds = 1_000_000;

let current: ShownToast | undefined;
let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(toast: ShownToast | undefined): void {
  clearTimeout(timer);
  current = toast;
  if (toast)
    timer = toast.open
      ? setTimeout(dismissToast, openMilliseconds)
      : setTimeout(() => change(undefined), removalMilliseconds);
  for (const listener of listeners) listener();
}

/** Shows a toast for 5 s; the one that is up makes room (SPEC.md: at most one at a time). */
export function showToast(toast: Toast): void {
  change({ ...toast, id: nextId, open: true });
  nextId += 1;
}

export function dismissToast(): void {
  if (current?.open) change({ ...current, open: false });
}

/** Stops the clock while somebody is reading: the pointer is over it or the focus in it. */
export function holdToast(): void {
  if (current?.open) clearTimeout(timer);
}

/** Lets the clock start over. */
export function releaseToast(): void {
  if (!current?.open) return;
  clearTimeout(timer);
  timer = setTimeout(dismissToast, openMilliseconds);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The last toast; one that is not open is not to be seen. */
  read: (): ShownToast | undefined => current,
};
