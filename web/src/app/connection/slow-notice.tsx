import { useEffect, useLayoutEffect, useReducer, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import type { SlowRequest } from '../../api/slow-requests.ts';
import { connection as line } from '../../i18n/connection.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/controls/button.tsx';
import { clockIcon } from '../../ui/icons/clock.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { topModal } from '../../ui/layers/top-modal.ts';
import { focusHeading } from '../route-focus.ts';

/** What is open over the page; while it is, the page is out of reach. */
function useOpenDialog(): Element | undefined {
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // Does not bubble.
    document.addEventListener('toggle', look, true);
    return () => document.removeEventListener('toggle', look, true);
  }, []);
  useSyncExternalStore(topModal.subscribe, topModal.read);
  // Browsers that do not know one of the two leave it out.
  return [...document.querySelectorAll('dialog:is(:modal, :popover-open)')].at(-1);
}

/** Moves between the page and what opens over it, with what is in it, and has no box of its own. */
function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'contents';
  return host;
}

/** That something takes long, and another try, which is safe to press. */
export function SlowNotice({ calls }: { calls: readonly SlowRequest[] }) {
  const before = useRef<Element>(null);
  const place = useRef<HTMLDivElement>(null);
  const [host] = useState(makeHost);
  const dialog = useOpenDialog();
  useLayoutEffect(() => {
    const home = dialog ?? place.current;
    // What a dialog shows can come after it.
    if (home?.lastElementChild !== host) home?.append(host);
  });
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button goes away with what was slow; Safari gives it no focus when it is tapped.
    if (currentTarget === document.activeElement) {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
      else focusHeading();
    }
    for (const { again } of calls) again();
  };
  const notice = calls.length > 0 && (
    <div className="flex items-center justify-center gap-3 bg-warn-soft px-4 py-1 text-small leading-[1.3] font-semibold text-balance text-warn in-[[popover]]:rounded-md">
      <Icon icon={clockIcon} size={20} />
      <span>{t(calls.some(({ isUpload }) => isUpload) ? line.slowUpload : line.slow)}</span>
      <Button
        variant="outlined"
        size="sm"
        onFocus={({ relatedTarget }) => (before.current = relatedTarget)}
        onClick={retry}
      >
        {t(line.retry)}
      </Button>
    </div>
  );
  return (
    <>
      <div ref={place} />
      {/* There before its text, in a dialog too: screen readers announce what changes in a region they know. */}
      {createPortal(<output className={dialog ? 'sticky bottom-0 z-40 block' : 'block'}>{notice}</output>, host)}
    </>
  );
}
