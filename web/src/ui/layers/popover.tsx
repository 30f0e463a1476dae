import { useEffect, useRef, useState, type FocusEvent, type ReactNode, type ToggleEvent } from 'react';
import { classNames } from '../class-names.ts';
import { openLayer } from './layer-history.ts';
import { recordModal } from './modal-stack.ts';
import { deferred } from '../../loading/deferred.tsx';

interface PopoverProps {
  /** The trigger is a button with `popoverTarget={id}`: the browser opens and closes the popover and returns the focus. */
  id: string;
  label: string;
  /** On phones a bottom sheet with a scrim, or a card below its trigger. From 1024 px always a card. */
  phone?: 'sheet' | 'card';
  /** A small corner that points at the trigger. */
  notch?: boolean;
  /** The card's width in px. */
  width?: number;
  onToggle?: (open: boolean) => void;
  /** Mounted only while it is open. */
  children: ReactNode;
}

const SheetHandle = deferred(async () => (await import('./sheet-handle.tsx')).SheetHandle, {
  when: 'touched',
  placeholder: ({ className }) => <div className={className} />,
});

/** Sets the custom properties that place a card under its trigger, with their right edges aligned. */
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

/** Whether the popover is open, with the handlers of its dialog. */
function usePopover({ id, width = 430, phone = 'sheet', onToggle }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDialogElement>(null);
  const leaveLayer = useRef<() => void>(undefined);
  // A popover that is removed from the page says nothing.
  useEffect(() => {
    const popover = ref.current;
    return () => {
      leaveLayer.current?.();
      if (popover) recordModal(popover, false);
    };
  }, []);

  const onBeforeToggle = (event: ToggleEvent<HTMLDialogElement>) => {
    const popover = event.currentTarget;
    if (event.target !== popover) return;
    // Toasts move into a sheet, which has the bottom edge.
    if (phone === 'sheet') recordModal(popover, event.newState === 'open');
    leaveLayer.current?.();
    if (event.newState !== 'open') return;
    leaveLayer.current = openLayer(() => popover.hidePopover());
    anchor(popover, width);
    setOpen(true);
    onToggle?.(true);
  };

  // Not before it is closed: if the focused child unmounted earlier, the focus would not return.
  const onToggled = (event: ToggleEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.newState !== 'closed') return;
    setOpen(false);
    onToggle?.(false);
  };

  // Closes when the focus moves to the page below. The trigger closes it by itself, and a toast leaves it open.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDialogElement>) => {
    if (relatedTarget?.closest(`dialog, [popover], [popovertarget="${CSS.escape(id)}"]`) === null)
      currentTarget.hidePopover();
  };

  return { open, handlers: { ref, onBeforeToggle, onToggle: onToggled, onBlur } };
}

/** A native popover: the browser handles light dismiss, Escape and the return of the focus. */
export function Popover(props: PopoverProps) {
  const { id, label, phone = 'sheet', notch = false, children } = props;
  const { open, handlers } = usePopover(props);
  return (
    // Not a control itself: it listens to where the focus moves.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      id={id}
      popover="auto"
      tabIndex={-1}
      aria-label={label}
      {...handlers}
      className={classNames(
        'popover',
        notch ? 'overflow-visible' : 'overflow-y-auto',
        phone === 'sheet' ? 'popover-sheet' : 'popover-card',
      )}
    >
      {phone === 'sheet' && (
        <SheetHandle onClose={() => closePopover(id)} className="-mx-4 -mt-2.5 h-7 pt-2.5 lg:hidden" />
      )}
      {open && children}
      {/* After the children, so that deferred ones stay above what others append (the slow-request notice). */}
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
