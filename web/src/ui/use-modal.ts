import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { dismissToast } from './toast-store.ts';

interface ModalHandlers {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLDialogElement>) => void;
}

function isOverToast({ clientX, clientY }: MouseEvent): boolean {
  const box = document.querySelector('[data-toast]')?.getBoundingClientRect();
  if (!box) return false;
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}

/**
 * Drives a native modal dialog from a flag. Escape and a click on the backdrop ask for closing by
 * `onClose`; the flag decides. The browser traps the focus and gives it back on closing.
 */
export function useModal(open: boolean, onClose: () => void): ModalHandlers {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  // Leaving the page with an open dialog must give the focus back too.
  useEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return {
    ref,
    onCancel(event) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The browser closes by itself on a second Escape in a row. The event comes late: by then it may be open again.
    onClose() {
      if (open && !ref.current?.open) onClose();
    },
    onClick(event) {
      if (event.target === event.currentTarget) onClose();
    },
    // A toast above the dialog lets clicks through, as all outside a modal dialog does: they close the toast, and
    // must not press what lies under it. A click of the keyboard has no place (detail 0).
    onClickCapture(event) {
      if (event.detail === 0 || !isOverToast(event)) return;
      event.preventDefault();
      event.stopPropagation();
      dismissToast();
    },
  };
}
