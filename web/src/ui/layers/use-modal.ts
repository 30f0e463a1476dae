import { useEffect, useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { ignoreSecondPress } from '../gestures/ignore-second-press.ts';
import { useLayer } from './layer-history.ts';
import { recordModal } from './modal-stack.ts';

/**
 * Opens and closes a native modal dialog by a flag. Escape, Back and a click on the backdrop call `onClose`; only the
 * flag closes it. The browser traps the focus and returns it on closing.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const lastPress = useRef<globalThis.MouseEvent>(null);
  useLayer(open, onClose);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
    if (!open && lastPress.current) ignoreSecondPress(lastPress.current);
    recordModal(dialog, open);
  }, [open]);

  // The focus must also return when an open dialog unmounts. Only a dialog that is still in the document can return it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      dialog?.close();
      if (dialog) recordModal(dialog, false);
    };
  }, []);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // On a second Escape in a row the browser itself closes the dialog. When this event fires, it may be open again.
    onClose() {
      if (!open || !ref.current || ref.current.open) return;
      // The owner may refuse to close, because unsaved edits would be lost.
      ref.current.showModal();
      onClose();
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget) onClose();
    },
    onClickCapture(event: MouseEvent) {
      lastPress.current = event.nativeEvent;
    },
  };
}
