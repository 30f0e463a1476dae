import { useEffect, useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { ignoreSecondPress } from '../gestures/ignore-second-press.ts';
import { recordModal } from './modal-stack.ts';

interface ModalHandlers {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  onClickCapture: (event: MouseEvent) => void;
}

/**
 * Drives a native modal dialog from a flag. Escape and a click on the backdrop ask for closing by
 * `onClose`; the flag decides. The browser traps the focus and gives it back on closing.
 */
export function useModal(open: boolean, onClose: () => void): ModalHandlers {
  const ref = useRef<HTMLDialogElement>(null);
  const lastPress = useRef<globalThis.MouseEvent>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
    if (!open && lastPress.current) ignoreSecondPress(lastPress.current);
    recordModal(dialog, open);
  }, [open]);

  // Leaving the page with an open dialog must give the focus back too, which only a dialog that is still there can.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      dialog?.close();
      if (dialog) recordModal(dialog, false);
    };
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
      if (!open || !ref.current || ref.current.open) return;
      recordModal(ref.current, false);
      onClose();
    },
    onClick(event) {
      if (event.target === event.currentTarget) onClose();
    },
    onClickCapture(event) {
      lastPress.current = event.nativeEvent;
    },
  };
}
