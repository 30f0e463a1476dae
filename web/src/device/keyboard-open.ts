import { useSyncExternalStore } from 'react';

/** Less than any phone's keyboard, more than any browser's address bar that comes and goes (px). */
const keyboardHeightMin = 150;

let tallest = 0;
let width = 0;

/** Whether the on-screen keyboard is up: something is being typed into and the window lost a keyboard's height. */
export function isKeyboardOpen(): boolean {
  const editing = document.activeElement?.matches('input, textarea, [contenteditable]') ?? false;
  const viewport = window.visualViewport;
  // Asking for its sizes makes the browser lay out the page at once, a frame's time on a cheap phone.
  if (!editing || !viewport || viewport.scale > 1.01) return false;
  // A turned phone has another full height.
  if (viewport.width !== width) [width, tallest] = [viewport.width, 0];
  tallest = Math.max(tallest, viewport.height);
  return tallest - viewport.height >= keyboardHeightMin;
}

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', listener);
  // The keyboard comes after the focus: what is measured then is the full height.
  addEventListener('focusin', listener);
  addEventListener('focusout', listener);
  return () => {
    viewport?.removeEventListener('resize', listener);
    removeEventListener('focusin', listener);
    removeEventListener('focusout', listener);
  };
}

/** True while the on-screen keyboard is open, so that bars at the bottom can make room. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isKeyboardOpen, () => false);
}
