import { useEffect, useEffectEvent } from 'react';

/** Where a key already has a meaning, or the deck lies under something. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return true;
  if (document.querySelector('dialog[open], dialog:popover-open')) return true;
  return event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
}

/** Keys of the deck, by their names, as long as nobody is typing and no dialog is open. */
export function useDeckKeys(keys: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || isElsewhere(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
