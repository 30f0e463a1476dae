import { useEffect, useEffectEvent } from 'react';

/** Where an arrow key already has a meaning, or the deck lies under something. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return true;
  if (document.querySelector('dialog[open], dialog:popover-open')) return true;
  return event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
}

/** Left passes, right likes, as long as nobody is typing and no dialog is open. */
export function useArrowKeys(onPress: (direction: 'left' | 'right') => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || isElsewhere(event)) return;
      event.preventDefault();
      press(event.key === 'ArrowLeft' ? 'left' : 'right');
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
