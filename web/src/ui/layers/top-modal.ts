let opened: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Says that a modal dialog was opened above all others, or is no longer open. */
export function recordModal(dialog: HTMLDialogElement, isOpen: boolean): void {
  const others = opened.filter((each) => each !== dialog);
  opened = isOpen ? [...others, dialog] : others;
  for (const listener of listeners) listener();
}

/** The modal dialog that was opened last: all outside it is inert. */
export const topModal = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): HTMLDialogElement | undefined => opened.at(-1),
};
