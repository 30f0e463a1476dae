import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useKeyboardOpen } from '../../device/keyboard-open.ts';
import { deferred } from '../../loading/deferred.tsx';
import { useStore } from '../../state/store.ts';
import { classNames } from '../class-names.ts';
import { useTopModal } from './modal-stack.ts';
import type { ToastCardProps } from './toast-card.tsx';
import { toastStore } from './toast-store.ts';

/** Shows a toast's text until the code of its card has arrived: before the first touch, or without a network. */
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
   * Sets --nav-h and --foot-h, the heights that toasts do not cover. Also sets --toast-press: with `none`, presses
   * reach the elements that a good toast covers. On Discover (`deck-toasts`) and in a chat (`chat-toasts`) they come at
   * the top.
   */
  className?: string | undefined;
}

/** Shows the toasts. It is rendered once, at the root. F8 moves the focus into a toast. */
export function Toaster({ className }: ToasterProps) {
  const last = useStore(toastStore);
  const toast = last?.open ? last : undefined;
  const modal = useTopModal();
  const keyboardOpen = useKeyboardOpen();
  // A dialog that is just being removed cannot contain the toasts.
  const layer = modal?.isConnected ? modal : undefined;
  const place = layer ? 'layer' : keyboardOpen || /chat|deck/.test(className ?? '') ? 'top' : 'bottom';
  const [host] = useState(() => document.createElement('div'));
  const region = useRef<HTMLDivElement>(null);

  // Everything outside the topmost modal dialog is inert, so toasts move into the dialog. On the page they are a
  // popover, which lies above everything. The region exists before its text, since screen readers announce changes only
  // in a region that they know.
  useLayoutEffect(() => {
    const home = layer ?? document.body;
    if (host.parentNode !== home) home.append(host);
    const element = region.current;
    if (!toast || layer || !element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [host, layer, toast]);

  // A toast that no press has caused may come before the first touch, when its card, which has the button, is not
  // loaded.
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
