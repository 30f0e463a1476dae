import { createStore, useStore } from '../../state/store.ts';

const openModals = createStore<readonly HTMLDialogElement[]>([]);

/** Records that a modal dialog was opened on top of all others, or was closed. */
export function recordModal(dialog: HTMLDialogElement, isOpen: boolean): void {
  const others = openModals.read().filter((each) => each !== dialog);
  openModals.write(isOpen ? [...others, dialog] : others);
}

/** Returns the modal dialog that was opened last. Everything outside it is inert. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useStore(openModals).at(-1);
}
