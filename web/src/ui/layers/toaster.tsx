import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useKeyboardOpen } from '../../device/keyboard-open.ts';
import { deferred } from '../../loading/deferred.tsx';
import { useStore } from '../../state/store.ts';
import { classNames } from '../class-names.ts';
import { useTopModal } from './modal-stack.ts';
import type { ToastCardProps } from './toast-card.tsx';
import { toastStore } from './toast-store.ts';

/** What a toast says, as long as the code of its card has not come: before the first touch, or without a network. */
function PlainToast({ toast: { title, description } }: ToastCardProps) {
  return (
    <div data-toast className="rounded-lg bg-ink p-4 wrap-anywhere text-cotton shadow-3">
      <b>{title}</b>
      {description && <p>{description}</p>}
    </div>
  );
}

const ToastCard = deferred(async () => (await import('./toast-card.tsx')).ToastCard, {
  when: 'touched',
  placeholder: PlainToast,
});

interface ToasterProps {
  /**
   * Sets --nav-h and --foot-h, the heights that toasts keep clear of, and --toast-press: `none` lets presses through to
   * what a good toast covers.
   */
  className?: string | undefined;
}

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

  // One that comes by itself may come before the first touch, and its button is in the card.
  const hasAction = toast?.action !== undefined;
  useEffect(() => {
    if (hasAction) ToastCard.preload().catch(() => undefined);
  }, [hasAction]);

  const card = toast && <ToastCard key={toast.id} toast={toast} place={place} />;
  return createPortal(
    <div
      ref={region}
      popover={layer ? undefined : 'manual'}
      className={classNames(`toasts toasts-${place}`, className)}
    >
      <output className="block">{toast?.kind !== 'bad' && card}</output>
      <div role="alert">{toast?.kind === 'bad' && card}</div>
    </div>,
    host,
  );
}
