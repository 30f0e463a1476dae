import { useEffect, useEffectEvent } from 'react';

/** Whether the key already has another meaning, or the deck is covered. */
function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return true;
  if (document.querySelector('dialog[open], dialog:popover-open')) return true;
  return event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
}

/** Handles the deck's keys, by key name, unless somebody is typing or a dialog is open. */
export function useDeckKeys(keys: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || isForSomethingElse(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
