import { useEffect, useEffectEvent, useState } from 'react';
import { shortcutOf, type Shortcut } from './shortcut-rules.ts';

const storageKey = 'mwanzo.shortcuts';

/** Says whether the key is meant for an input, or a dialog covers the screen. */
function isForSomethingElse({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.closest('textarea, select, input:not([type=checkbox]), [contenteditable]') !== null
  );
}

/** Calls back for each shortcut while they are enabled. The callback returns whether it handled the shortcut. */
export function useShortcuts(enabled: boolean, onShortcut: (shortcut: Shortcut) => boolean): void {
  const act = useEffectEvent(onShortcut);
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      const shortcut = isForSomethingElse(event) ? null : shortcutOf(event);
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
    // If storage is forbidden, shortcuts are on.
    return true;
  }
}

/**
 * Holds whether shortcuts are on. Reviewers who dictate, or press keys by accident, can turn them off permanently (WCAG
 * 2.1.4).
 */
export function useShortcutChoice(): [on: boolean, choose: (on: boolean) => void] {
  const [on, setOn] = useState(readChoice);
  const choose = (chosen: boolean) => {
    setOn(chosen);
    try {
      localStorage.setItem(storageKey, chosen ? 'on' : 'off');
    } catch {
      // Without storage, the choice lasts as long as the page.
    }
  };
  return [on, choose];
}
