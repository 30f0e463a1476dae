import { useState, type FocusEvent, type ReactNode, type ToggleEvent } from 'react';
import { classNames } from '../class-names.ts';

interface PopoverProps {
  /** The trigger is a button with `popoverTarget={id}`: the browser opens, closes and gives the focus back. */
  id: string;
  label: string;
  /** On phones: a bottom sheet with a scrim, or a card below its trigger. From 1024 px always a card. */
  phone?: 'sheet' | 'card';
  /** A small corner that points at the trigger. */
  notch?: boolean;
  /** The card's width in px. */
  width?: number;
  onToggle?: (open: boolean) => void;
  /** Exist only while it is open. */
  children: ReactNode;
}

const sheet =
  'max-lg:enter-below max-lg:inset-x-0 max-lg:bottom-0 max-lg:w-full max-lg:max-h-[92vh] max-lg:rounded-t-xl max-lg:px-4 max-lg:pt-2.5 max-lg:pb-6 max-lg:backdrop:bg-scrim';
const card =
  'rounded-lg top-(--popover-top) right-(--popover-right) max-w-[calc(100vw-16px)] max-h-[calc(100dvh-var(--popover-top)-8px)]';
const cardOnDesktop =
  'lg:enter-rise lg:rounded-lg lg:top-(--popover-top) lg:right-(--popover-right) lg:w-(--popover-width) lg:max-h-[calc(100dvh-var(--popover-top)-16px)] lg:p-4.5';

/** Puts a card's top under its trigger and its right edge at the trigger's, as custom properties. */
function anchor(popover: HTMLElement, width: number): void {
  const trigger = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`);
  if (!trigger) return;
  const box = trigger.getBoundingClientRect();
  const right = Math.max(8, Math.min(document.documentElement.clientWidth - box.right, innerWidth - width - 8));
  popover.style.setProperty('--popover-top', `${Math.round(box.bottom + 8)}px`);
  popover.style.setProperty('--popover-right', `${Math.round(right)}px`);
  popover.style.setProperty('--popover-width', `${width}px`);
  popover.style.setProperty(
    '--popover-notch',
    `${Math.round(document.documentElement.clientWidth - right - box.left - box.width / 2 - 8)}px`,
  );
}

/** A native popover: light dismiss, Escape and focus return are the browser's. */
export function Popover({ id, label, phone = 'sheet', notch = false, width = 430, onToggle, children }: PopoverProps) {
  const [open, setOpen] = useState(false);

  const opening = (event: ToggleEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.newState !== 'open') return;
    anchor(event.currentTarget, width);
    setOpen(true);
    onToggle?.(true);
  };

  // Only once it is closed: taken away earlier, the focused child would not give the focus back.
  const closed = (event: ToggleEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.newState !== 'closed') return;
    setOpen(false);
    onToggle?.(false);
  };

  // The page under a sheet is no place for the focus. The trigger closes by itself, a toast leaves it open.
  const left = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDialogElement>) => {
    if (relatedTarget?.closest(`dialog, [popover], [popovertarget="${CSS.escape(id)}"]`) === null)
      currentTarget.hidePopover();
  };

  return (
    // It hears where the focus goes; it is no control itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      id={id}
      popover="auto"
      tabIndex={-1}
      aria-label={label}
      onBeforeToggle={opening}
      onToggle={closed}
      onBlur={left}
      className={classNames(
        'fixed inset-auto m-0 overscroll-contain bg-raised text-ink shadow-3',
        notch ? 'overflow-visible' : 'overflow-y-auto',
        phone === 'sheet'
          ? classNames(sheet, cardOnDesktop)
          : classNames(card, 'w-(--popover-width) enter-rise p-1.5 pb-2'),
      )}
    >
      {phone === 'sheet' && (
        <div className="mx-auto mb-1.5 h-1 w-10 rounded-full bg-line-strong opacity-60 lg:hidden" />
      )}
      {open && children}
      {/* Last, so that what comes late stays above what others put at the foot. */}
      {notch && (
        <i className="absolute -top-1.75 right-(--popover-notch) size-4 rotate-45 rounded-[4px_0_0_0] bg-raised" />
      )}
    </dialog>
  );
}

/** Closes the popover from inside it. */
export function closePopover(id: string): void {
  document.getElementById(id)?.hidePopover();
}
