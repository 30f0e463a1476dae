import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { circleAlertIcon } from '../icons/circle-alert.ts';
import { heartIcon } from '../icons/heart.ts';
import { Icon } from '../icons/icon.tsx';
import { xIcon } from '../icons/x.ts';
import { dismissToast, holdToast, releaseToast, type ShownToast } from './toast-store.ts';
import { useSwipeAway } from './use-swipe-away.ts';

export interface ToastCardProps {
  toast: ShownToast;
  /** Whether it hangs from the top edge of the screen, where it is swiped out. */
  onTop: boolean;
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

/** One toast, which closes at its button, by a swipe or with Escape. */
export function ToastCard({ toast, onTop }: ToastCardProps) {
  const bad = toast.kind === 'bad';
  const swipe = useSwipeAway(dismissToast, onTop ? 'up' : 'down');
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
        onTop ? 'enter-drop' : 'enter-rise',
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
