import { useEffect, useRef, useSyncExternalStore } from 'react';
import { t } from '../i18n/translate.ts';
import { ui } from '../i18n/ui.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { circleAlertIcon } from './icons/circle-alert.ts';
import { heartIcon } from './icons/heart.ts';
import { xIcon } from './icons/x.ts';
import { dismissToast, holdToast, releaseToast, toastStore, type ShownToast } from './toast-store.ts';
import { useSwipeAway } from './use-swipe-away.ts';

interface ToasterProps {
  /** The top where thumbs own the bottom (Discover, Chat). */
  position?: 'top' | 'bottom';
}

/** The one place toasts appear in; once, at the root. F8 moves the focus into it. */
export function Toaster({ position = 'bottom' }: ToasterProps) {
  const last = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => undefined);
  const toast = last?.open ? last : undefined;
  const region = useRef<HTMLDivElement>(null);

  // A popover shown last lies above everything, an open dialog included. The region is there
  // before its text, since screen readers announce only what changes in a region they know.
  useEffect(() => {
    const element = region.current;
    if (!toast || !element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [toast]);

  useEffect(() => {
    const focusToast = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', focusToast);
    return () => removeEventListener('keydown', focusToast);
  }, []);

  return (
    <div
      ref={region}
      popover="manual"
      className={classNames(
        'pointer-events-none fixed inset-x-0 mx-auto my-0 block w-full max-w-[452px] overflow-visible bg-transparent px-4',
        position === 'top'
          ? 'top-[max(12px,env(safe-area-inset-top))] bottom-auto'
          : 'top-auto bottom-[calc(var(--nav-h)+16px+env(safe-area-inset-bottom))] lg:bottom-[calc(var(--foot-h,0px)+16px)]',
      )}
    >
      <output className="block">{toast && toast.kind !== 'bad' && <ToastCard key={toast.id} toast={toast} position={position} />}</output>
      <div role="alert">{toast?.kind === 'bad' && <ToastCard key={toast.id} toast={toast} position={position} />}</div>
    </div>
  );
}

function ToastCard({ toast, position }: { toast: ShownToast; position: 'top' | 'bottom' }) {
  const bad = toast.kind === 'bad';
  const swipe = useSwipeAway(dismissToast, position === 'top' ? 'up' : 'down');
  return (
    <div
      {...swipe}
      data-toast
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
      className={classNames(
        'pointer-events-auto grid touch-none grid-cols-[auto_1fr_auto] items-start gap-3 rounded-lg bg-ink py-3.5 pr-2 pl-4 text-cotton shadow-3',
        position === 'top' ? 'enter-drop' : 'enter-rise',
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
      <div>
        <b className="block font-[650]">{toast.title}</b>
        {toast.description && <p className="text-label opacity-94">{toast.description}</p>}
      </div>
      <IconButton icon={xIcon} iconSize={20} label={t(ui.close)} variant="inherit" className="-my-2" onClick={dismissToast} />
    </div>
  );
}
