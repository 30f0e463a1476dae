import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { useStore } from '../../state/store.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { circleAlertIcon } from '../icons/circle-alert.ts';
import { heartIcon } from '../icons/heart.ts';
import { Icon } from '../icons/icon.tsx';
import { xIcon } from '../icons/x.ts';
import { useTopModal } from './modal-stack.ts';
import { dismissToast, holdToast, releaseToast, toastStore, type ShownToast } from './toast-store.ts';
import { useSwipeAway } from './use-swipe-away.ts';

interface ToasterProps {
  /** The top where thumbs own the bottom, or a form's button is there; over a dialog it is always the top. */
  position?: 'top' | 'bottom';
  /** Says by --nav-h and --foot-h what the bottom has to keep clear of. */
  className?: string | undefined;
}

const places = {
  top: 'top-[calc(var(--notice-h)+max(12px,env(safe-area-inset-top)))] bottom-auto',
  bottom:
    'top-auto bottom-[calc(var(--nav-h)+16px+env(safe-area-inset-bottom))] lg:bottom-[calc(var(--foot-h,0px)+16px)]',
};

/** The one place toasts appear in; once, at the root. F8 moves the focus into it. */
export function Toaster({ position = 'bottom', className }: ToasterProps) {
  const last = useStore(toastStore);
  const toast = last?.open ? last : undefined;
  const modal = useTopModal();
  const place = modal ? 'top' : position;
  const [host] = useState(() => document.createElement('div'));
  const region = useRef<HTMLDivElement>(null);

  // All outside the topmost modal dialog is inert, so that is where the toasts go to. A popover shown last lies
  // above everything. The region is there before its text: screen readers announce what changes in one they know.
  useLayoutEffect(() => {
    // One that leaves the page in this very moment is no place either.
    const home = modal?.isConnected ? modal : document.body;
    if (host.parentNode !== home) home.append(host);
    const element = region.current;
    if (!toast || !element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [host, modal, toast]);

  const card = toast && <ToastCard key={toast.id} toast={toast} place={place} />;
  return createPortal(
    <div
      ref={region}
      popover="manual"
      className={classNames(
        'pointer-events-none fixed inset-x-0 mx-auto my-0 block w-full max-w-[452px] overflow-visible bg-transparent px-4',
        places[place],
        className,
      )}
    >
      <output className="block">{toast?.kind !== 'bad' && card}</output>
      <div role="alert">{toast?.kind === 'bad' && card}</div>
    </div>,
    host,
  );
}

/** F8 brings the focus to the toast's button; when the toast goes, it gives it back. */
function useToastFocus() {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    let before: Element | null = null;
    const focusToast = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8' || element?.contains(document.activeElement)) return;
      before = document.activeElement;
      element?.querySelector('button')?.focus();
    };
    addEventListener('keydown', focusToast);
    return () => {
      removeEventListener('keydown', focusToast);
      if (before instanceof HTMLElement && element?.contains(document.activeElement)) before.focus();
    };
  }, []);
  return card;
}

/** Escape is the toast's while the focus is in it, and not the dialog's below. */
function dismissByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  dismissToast();
}

function ToastCard({ toast, place }: { toast: ShownToast; place: 'top' | 'bottom' }) {
  const bad = toast.kind === 'bad';
  const swipe = useSwipeAway(dismissToast, place === 'top' ? 'up' : 'down');
  const card = useToastFocus();
  return (
    // It is no control: it listens for what happens in the button inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...swipe}
      ref={card}
      data-toast
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
      onKeyDown={dismissByEscape}
      className={classNames(
        'pointer-events-auto grid touch-none grid-cols-[auto_1fr_auto] items-start gap-3 rounded-lg bg-ink py-3.5 pr-2 pl-4 text-cotton shadow-3',
        place === 'top' ? 'enter-drop' : 'enter-rise',
      )}
    >
      <span
        className={classNames(
          'grid size-8 place-items-center rounded-sm',
          bad ? 'bg-[#ffb4a9] text-[#4b1512]' : 'bg-marigold text-on-marigold',
        )}
      >
        <Icon icon={bad ? circleAlertIcon : heartIcon} size={18} strokeWidth={2.5} />
      </span>
      <div id="toast-text">
        <b className="block font-[650]">{toast.title}</b>
        {toast.description && <p className="text-label opacity-94">{toast.description}</p>}
      </div>
      <IconButton
        icon={xIcon}
        iconSize={20}
        label={t(ui.close)}
        aria-describedby="toast-text"
        variant="inherit"
        className="-my-2 focus-visible:outline-current"
        onClick={dismissToast}
      />
    </div>
  );
}
