import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { useKeyboardOpen } from '../../device/keyboard-open.ts';
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
  /**
   * Sets --nav-h and --foot-h, the heights that toasts keep clear of, and --toast-press: `none` lets presses through to
   * what a good toast covers.
   */
  className?: string | undefined;
}

const onPage = 'pointer-events-none fixed inset-x-0 mx-auto my-0 max-w-[452px] overflow-visible bg-transparent px-4';
const places = {
  /** An on-screen keyboard needs the bottom. */
  top: `${onPage} top-[calc(var(--notice-h)+max(12px,env(safe-area-inset-top)))] bottom-auto`,
  bottom: `${onPage} top-auto bottom-[calc(var(--nav-h)+var(--foot-h,0px)+8px+env(safe-area-inset-bottom))] lg:bottom-[calc(var(--foot-h,0px)+16px)]`,
  /** Takes room of its own in a dialog or sheet, above the buttons in its foot. */
  layer: 'sticky bottom-0 z-3 flex-none px-4 py-2 not-has-[[data-toast]]:sr-only',
};

/** Shows the toasts. Rendered once, at the root. F8 moves the focus into it. */
export function Toaster({ className }: ToasterProps) {
  const last = useStore(toastStore);
  const toast = last?.open ? last : undefined;
  const modal = useTopModal();
  const keyboardOpen = useKeyboardOpen();
  // A dialog that is just being removed cannot hold it.
  const layer = modal?.isConnected ? modal : undefined;
  const place = layer ? 'layer' : keyboardOpen ? 'top' : 'bottom';
  const [host] = useState(() => document.createElement('div'));
  const region = useRef<HTMLDivElement>(null);

  // Everything outside the topmost modal dialog is inert, so toasts move into it. On the page they are a popover, which
  // lies above everything. The region exists before its text, since screen readers announce changes in a known region.
  useLayoutEffect(() => {
    const home = layer ?? document.body;
    if (host.parentNode !== home) home.append(host);
    const element = region.current;
    if (!toast || layer || !element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [host, layer, toast]);

  const card = toast && <ToastCard key={toast.id} toast={toast} place={place} />;
  return createPortal(
    <div
      ref={region}
      popover={layer ? undefined : 'manual'}
      className={classNames('block w-full', places[place], className)}
    >
      <output className="block">{toast?.kind !== 'bad' && card}</output>
      <div role="alert">{toast?.kind === 'bad' && card}</div>
    </div>,
    host,
  );
}

/** F8 focuses the toast's button. When the toast disappears, the focus returns. */
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

/** While the focus is in the toast, Escape closes the toast and not the dialog below it. */
function dismissByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  dismissToast();
}

function ToastCard({ toast, place }: { toast: ShownToast; place: keyof typeof places }) {
  const bad = toast.kind === 'bad';
  const swipe = useSwipeAway(dismissToast, place === 'top' ? 'up' : 'down');
  const card = useToastFocus();
  return (
    // Not a control itself: it listens to events of the button inside.
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
        'grid touch-none grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 rounded-lg bg-ink py-3 pr-2 pl-4 wrap-anywhere text-cotton shadow-3',
        bad ? 'pointer-events-auto' : '[pointer-events:var(--toast-press,auto)]',
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
        {toast.action}
      </div>
      <IconButton
        icon={xIcon}
        iconSize={20}
        label={t(ui.close)}
        aria-describedby="toast-text"
        variant="inherit"
        className="pointer-events-auto -my-2 focus-visible:outline-current"
        onClick={dismissToast}
      />
    </div>
  );
}
