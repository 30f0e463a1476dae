import { useSyncExternalStore } from 'react';
import { listen, together } from './listen.ts';

/** This is smaller than any phone's keyboard and larger than any browser's collapsing address bar, in px. */
const keyboardHeightMin = 150;

let tallest = 0;
let width = 0;

/**
 * Says whether the on-screen keyboard is open: a field has the focus, and the window is shorter by a keyboard's height.
 */
export function isKeyboardOpen(): boolean {
  const editing = document.activeElement?.matches('input, textarea, [contenteditable]') ?? false;
  const viewport = window.visualViewport;
  // Reading the size forces a layout, which takes a frame on a cheap phone, so the cheap checks come first.
  if (!editing || !viewport || viewport.scale > 1.01) return false;
  // A rotated phone has a different full height.
  if (viewport.width !== width) [width, tallest] = [viewport.width, 0];
  tallest = Math.max(tallest, viewport.height);
  return tallest - viewport.height >= keyboardHeightMin;
}

function subscribe(listener: () => void): () => void {
  // The keyboard opens after the focus event, so the full height can still be measured then.
  return together(listen('resize', listener, window.visualViewport), listen(['focusin', 'focusout'], listener));
}

/** True while the on-screen keyboard is open. Bars at the bottom use it to make room. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isKeyboardOpen, () => false);
}
