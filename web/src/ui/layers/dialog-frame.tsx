import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SheetHandle } from './sheet-handle.tsx';
import { useModal } from './use-modal.ts';

const shapes = {
  sheet:
    'enter-below inset-x-0 top-auto bottom-0 max-h-[calc(100%-28px)] w-full rounded-t-xl sm:inset-0 sm:m-auto ' +
    'sm:h-fit sm:max-h-[min(760px,92vh)] sm:w-[520px] sm:rounded-xl sm:enter-rise low:max-h-[calc(100%-16px)] ' +
    'low:w-[min(680px,calc(100%-32px))]',
  narrowSheet:
    'enter-below inset-x-0 top-auto bottom-0 max-h-[calc(100%-24px)] w-full rounded-t-xl sm:inset-0 sm:m-auto ' +
    'sm:h-fit sm:max-h-[90vh] sm:w-[460px] sm:rounded-xl sm:enter-rise',
  panel: 'enter-right inset-y-0 right-0 left-auto h-full max-h-none w-[min(100%,400px)]',
  full: 'enter-fade inset-0 h-full max-h-none w-full',
};

const grounds = {
  cotton: 'bg-cotton text-ink',
  surface: 'bg-surface text-ink',
  wine: 'mji text-on-wine',
};

interface DialogFrameProps {
  open: boolean;
  /** Called on Escape, by the backdrop and by the close buttons. */
  onClose: () => void;
  /** The dialog's name for screen readers, unless `labelledBy` names a heading inside. */
  label?: string;
  labelledBy?: string;
  /** sheet: a card of 520 px on desktop; narrowSheet: of 460 px; panel: from the right; full: the whole screen. */
  shape: keyof typeof shapes;
  ground?: keyof typeof grounds;
  children: ReactNode;
  className?: string | undefined;
}

/** An empty native modal dialog in one of four shapes. Its children are mounted only while it is open. */
export function DialogFrame({
  open,
  onClose,
  label,
  labelledBy,
  shape,
  ground = 'cotton',
  children,
  className,
}: DialogFrameProps) {
  const modal = useModal(open, onClose);
  return (
    // The click handler is for the backdrop. The keyboard uses Escape, which the browser handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...modal}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classNames(
        'fixed max-w-none flex-col overflow-hidden shadow-3 backdrop:bg-scrim open:flex',
        shapes[shape],
        grounds[ground],
        className,
      )}
    >
      {open && children}
      {open && (shape === 'sheet' || shape === 'narrowSheet') && (
        // The handle leaves room for a close button at the right.
        <SheetHandle onClose={onClose} className="absolute inset-x-15 top-0 z-3 h-10 pt-2 sm:hidden" />
      )}
    </dialog>
  );
}
