import { useEffect, useEffectEvent } from 'react';
import { listen, together } from '../../device/listen.ts';
import { useTopModal } from '../../ui/layers/modal-stack.ts';

/** The member counts as idle after this long without a touch or a key, in ms. */
const idleMilliseconds = 800;

/** Somebody who writes pauses for longer between two words. A forgotten cursor is no use of a field. */
const writingMilliseconds = 2000;

// Keyboards on screens do not report every key, but every change of the field.
const signs = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'input'] as const;

const isInField = () => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;

const hasLayerOpen = () => document.querySelector(':popover-open:not(.toasts)') !== null;

/**
 * Acts once, as soon as the member is idle: no finger on the screen, nothing open, no key press within 0.8 s, and none
 * within two seconds in a field.
 */
export function useWhenMemberIdle(wanted: boolean, act: () => void): void {
  const modal = useTopModal();
  const onQuiet = useEffectEvent(act);
  useEffect(() => {
    if (!wanted || modal) return undefined;
    let isDown = false;
    let touchedAt = performance.now() - idleMilliseconds / 2;
    const touch = ({ type }: Event) => {
      isDown = type === 'pointerdown' || (isDown && !type.startsWith('pointer'));
      touchedAt = performance.now();
    };
    const look = () => {
      const isLongAgo = performance.now() - touchedAt >= (isInField() ? writingMilliseconds : idleMilliseconds);
      if (isLongAgo && !isDown && !hasLayerOpen() && document.visibilityState === 'visible') onQuiet();
    };
    const timer = setInterval(look, idleMilliseconds / 4);
    return together(listen(signs, touch, window, { capture: true, passive: true }), () => clearInterval(timer));
  }, [wanted, modal]);
}
