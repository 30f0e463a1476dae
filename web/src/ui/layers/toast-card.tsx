import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { listen, together } from '../../device/listen.ts';
import { classNames } from '../class-names.ts';
import { CloseButton } from '../controls/close-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { FailedRequestId } from '../words/failed-request-id.tsx';
import { dismissToast, holdToast, releaseToast, type ShownToast } from './toast-store.ts';
import { useSwipeAway } from './use-swipe-away.ts';

/** Scrolls the page if a toast covers this element. */
function uncover(part: Element | null | undefined, toast: Element): void {
  const box = part?.getBoundingClientRect();
  if (!box || box.top > innerHeight) return;
  // The toast rises by 12 px while it appears.
  const covered = box.bottom + 20 - toast.getBoundingClientRect().top;
  if (covered > 0) scrollBy({ top: covered, behavior: 'instant' });
}

/**
 * Keeps a toast from covering the form field that was just used, the form's button, and the element that the Tab key
 * focuses next.
 */
function keepFormClear(toast: Element): () => void {
  const form = document.activeElement?.closest('main form');
  uncover(form && document.activeElement, toast);
  const uncoverButton = () => uncover(form?.querySelector('[type=submit]'), toast);
  uncoverButton();
  // A text that appears below a field pushes the button down.
  const growth = new ResizeObserver(uncoverButton);
  if (form) growth.observe(form);
  // An element that a finger or a pointer has focused must not move before the release.
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches('main form :focus-visible')) uncover(target, toast);
  };
  return together(() => growth.disconnect(), listen('focusin', follow, document));
}

/** F8 focuses the toast's button. When a toast with the focus disappears, the focus returns to where it was. */
function useToastFocus() {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    let before: HTMLElement | null = null;
    const focusToast = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'F8' && !element?.contains(document.activeElement)) element?.querySelector('button')?.focus();
    };
    // A screen reader, a finger and a pointer move the focus into the toast too.
    const rememberPlace = ({ relatedTarget }: globalThis.FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) before = relatedTarget;
    };
    element?.addEventListener('focusin', rememberPlace);
    return together(listen('keydown', focusToast), () => {
      if (element?.contains(document.activeElement)) before?.focus();
    });
  }, []);
  return card;
}

/** While the focus is in the toast, Escape closes the toast and not the dialog below it. */
function dismissByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  dismissToast();
}

export interface ToastCardProps {
  toast: ShownToast;
  place: 'top' | 'bottom' | 'layer';
}

/** The content of a toast, with its close button. */
export function ToastCard({ toast, place }: ToastCardProps) {
  const bad = toast.kind === 'bad';
  const swipe = useSwipeAway(dismissToast, place === 'top' ? 'up' : 'down');
  const card = useToastFocus();
  useLayoutEffect(() => (card.current && place === 'bottom' ? keepFormClear(card.current) : undefined), [card, place]);
  return (
    // The card is not a control: it only listens to events of the button inside it.
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
        'grid touch-none grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 rounded-lg bg-ink py-3 pr-2 pl-4',
        'wrap-anywhere text-cotton shadow-3 short:py-1.5',
        bad ? 'pointer-events-auto' : '[pointer-events:var(--toast-press,auto)] [&_button]:pointer-events-auto',
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
        <FailedRequestId error={toast.error} />
        {toast.action}
      </div>
      <CloseButton
        iconSize={20}
        aria-describedby="toast-text"
        variant="inherit"
        className="-my-2 focus-visible:outline-current"
        onClick={dismissToast}
      />
    </div>
  );
}
