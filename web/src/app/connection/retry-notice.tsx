import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import { useEffect, useLayoutEffect, useReducer, useRef, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { listen } from '../../device/listen.ts';
import { connection } from '../../i18n/connection.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTopModal } from '../../ui/layers/modal-stack.ts';
import { focusHeading } from '../route-focus.ts';

/** Returns the topmost open dialog or popover. While one is open, the page below cannot be used. */
function useOpenDialog(): Element | undefined {
  const [, look] = useReducer((count: number) => count + 1, 0);
  // The toggle event does not bubble.
  useEffect(() => listen('toggle', look, document, { capture: true }), []);
  useTopModal();
  // Browsers ignore a selector that they do not know.
  return [...document.querySelectorAll('dialog:is(:modal, :popover-open)')].at(-1);
}

/** Makes a container without a box. It moves between the page and an open dialog together with its content. */
function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'contents';
  return host;
}

interface RetryNoticeProps {
  /** Nothing is shown without it. */
  text: string | false | undefined;
  onRetry: () => void;
}

/** Says that something is slow or missing, and offers a safe retry. */
export function RetryNotice({ text, onRetry }: RetryNoticeProps) {
  const before = useRef<Element>(null);
  const place = useRef<HTMLDivElement>(null);
  const [host] = useState(makeHost);
  const dialog = useOpenDialog();
  useLayoutEffect(() => {
    const home = dialog ?? place.current;
    // A dialog may render its own content later than this.
    if (home?.lastElementChild !== host) home?.append(host);
  });
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button disappears with its cause. Safari does not focus a tapped button.
    if (currentTarget === document.activeElement) {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
      else focusHeading();
    }
    onRetry();
  };
  const notice = text && (
    <div
      className={
        'flex items-center justify-center gap-3 bg-warn-soft px-4 py-1 text-small leading-[1.3] font-semibold ' +
        'text-balance text-warn in-[[popover]]:rounded-md'
      }
    >
      <Icon icon={clockIcon} size={20} />
      <span>{text}</span>
      <Button
        variant="outlined"
        size="sm"
        onFocus={({ relatedTarget }) => (before.current = relatedTarget)}
        onClick={retry}
      >
        {t(connection.retry)}
      </Button>
    </div>
  );
  return (
    <>
      <div ref={place} />
      {/* Screen readers announce changes only in a region that they know. So the region exists before its text, in a
          dialog too. */}
      {createPortal(<output className={dialog ? 'sticky bottom-0 z-40 block' : 'block'}>{notice}</output>, host)}
    </>
  );
}
