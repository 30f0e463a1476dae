import { useId, type ReactNode } from 'react';
import { CloseButton } from '../controls/close-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons that stay in view. Two of them share the row at 1 to 1.5. */
  footer?: ReactNode;
}

/**
 * A dialog that is a bottom sheet on phones and a centred card of 520 px elsewhere. The body scrolls between header and
 * footer.
 */
export function Dialog({ open, onClose, title, children, footer }: DialogProps) {
  const titleId = useId();
  return (
    <DialogFrame open={open} onClose={onClose} shape="sheet" labelledBy={titleId}>
      <div className="flex flex-none items-center justify-between gap-2 pt-4 pr-2 pb-0.5 pl-4">
        <h2 id={titleId}>{title}</h2>
        <CloseButton onClick={onClose} />
      </div>
      <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain px-4 pt-1 pb-5">{children}</div>
      {footer && (
        <div
          className={
            'order-1 grid flex-none auto-cols-fr grid-flow-col gap-2.5 bg-cotton px-4 pt-3 ' +
            'pb-[max(16px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line)] ' +
            'has-[>:nth-child(2)]:grid-cols-[1fr_1.5fr] low:py-2'
          }
        >
          {footer}
        </div>
      )}
    </DialogFrame>
  );
}
