import { useEffect, useEffectEvent } from 'react';

/** Says whether the key has another meaning here, or the deck is covered. */
function isForSomethingElse(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return true;
  if (document.querySelector('dialog[open], dialog:popover-open')) return true;
  // Space presses any control that has the focus.
  const controls = event.key === ' ' ? 'input, select, textarea, button, a, [tabindex="0"]' : 'input, select, textarea';
  return event.target instanceof Element && event.target.closest(controls) !== null;
}

/** Handles the deck's keys, by key name, unless the member is typing or a dialog is open. */
export function useDeckKeys(keys: Record<string, (event: KeyboardEvent) => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // With Caps Lock, `key` is a capital letter.
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || isForSomethingElse(event)) return;
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
