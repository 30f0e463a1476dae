import { useEffect, useRef, useState, type FocusEvent, type ReactNode, type ToggleEvent } from 'react';
import { classNames } from '../class-names.ts';
import { openLayer } from './layer-history.ts';
import { recordModal } from './modal-stack.ts';
import { deferred } from '../../loading/deferred.tsx';

interface PopoverProps {
  /**
   * The id of the popover. Its trigger is a button with `popoverTarget={id}`: the browser opens and closes the popover
   * and returns the focus.
   */
  id: string;
  label: string;
  /**
   * The shape on phones: a bottom sheet with a scrim, or a card below its trigger. From 1024 px it is always a card.
   */
  phone?: 'sheet' | 'card';
  /** Adds a small corner that points at the trigger. */
  notch?: boolean;
  /** The card's width in px. */
  width?: number;
  onToggle?: (open: boolean) => void;
  /** The content, which is mounted only while the popover is open. */
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

/** Returns whether the popover is open, and the handlers of its dialog. */
function usePopover({ id, width = 430, phone = 'sheet', onToggle }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDialogElement>(null);
  const leaveLayer = useRef<() => void>(undefined);
  // A popover that is removed from the page fires no event.
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
    // Toasts move into an open sheet, because it covers the bottom edge.
    if (phone === 'sheet') recordModal(popover, event.newState === 'open');
    leaveLayer.current?.();
    if (event.newState !== 'open') return;
    leaveLayer.current = openLayer(() => popover.hidePopover());
    anchor(popover, width);
    setOpen(true);
    onToggle?.(true);
  };

  // The content unmounts only after the popover has closed: if the focused child unmounted earlier, the focus would not
  // return.
  const onToggled = (event: ToggleEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.newState !== 'closed') return;
    setOpen(false);
    onToggle?.(false);
  };

  // Closes the popover when the focus moves to the page below. The browser handles the trigger, and a toast does not
  // close it.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDialogElement>) => {
    if (relatedTarget?.closest(`dialog, [popover], [popovertarget="${CSS.escape(id)}"]`) === null)
      currentTarget.hidePopover();
  };

  return { open, handlers: { ref, onBeforeToggle, onToggle: onToggled, onBlur } };
}

/** A native popover. The browser handles light dismiss, Escape and the return of the focus. */
export function Popover(props: PopoverProps) {
  const { id, label, phone = 'sheet', notch = false, children } = props;
  const { open, handlers } = usePopover(props);
  return (
    // The popover is not a control: it only listens to where the focus moves.
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
      {/* The corner comes after the children. So children that load later stay above elements that others append
          (the slow-request notice). */}
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
