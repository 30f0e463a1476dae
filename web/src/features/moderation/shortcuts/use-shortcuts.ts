import { useEffect, useEffectEvent, useState } from 'react';
import { shortcutOf, type Shortcut } from './shortcut-rules.ts';

const storageKey = 'mwanzo.shortcuts';

/** Where keys are for writing, or the screen lies under a dialog. */
function isElsewhere({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.closest('textarea, select, input:not([type=checkbox]), [contenteditable]') !== null
  );
}

/** Calls back for each shortcut while they are on; the callback says whether it had a use for it. */
export function useShortcuts(enabled: boolean, onShortcut: (shortcut: Shortcut) => boolean): void {
  const act = useEffectEvent(onShortcut);
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      const shortcut = isElsewhere(event) ? null : shortcutOf(event);
      if (shortcut && act(shortcut)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [enabled]);
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    // Where storage is forbidden they are on.
    return true;
  }
}

/** Whether single letters act; a reader who dictates or presses keys by accident turns them off for good (WCAG 2.1.4). */
export function useShortcutChoice(): [on: boolean, choose: (on: boolean) => void] {
  const [on, setOn] = useState(readChoice);
  const choose = (chosen: boolean) => {
    setOn(chosen);
    try {
      localStorage.setItem(storageKey, chosen ? 'on' : 'off');
    } catch {
      // It then lasts as long as the page.
    }
  };
  return [on, choose];
}
