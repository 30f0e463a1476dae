import { useEffect, useEffectEvent } from 'react';
import { useTopModal } from '../../ui/layers/modal-stack.ts';

/** The member counts as idle after this long without a touch or a key, in ms. */
const idleMilliseconds = 800;

const signs = ['pointerdown', 'pointerup', 'pointercancel', 'keydown'] as const;

/** Returns true while the member types or has a list or a menu open. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return isTyping || document.querySelector(':popover-open:not(.toasts)') !== null;
}

/**
 * Acts once, as soon as the member is idle: no finger on the screen, no recent key press, nothing open and no field in
 * use.
 */
export function useWhenMemberIdle(wanted: boolean, act: () => void): void {
  const modal = useTopModal();
  const onQuiet = useEffectEvent(act);
  useEffect(() => {
    if (!wanted || modal) return undefined;
    let isDown = false;
    let touchedAt = performance.now() - idleMilliseconds / 2;
    const touch = ({ type }: Event) => {
      isDown = type === 'pointerdown' || (isDown && type === 'keydown');
      touchedAt = performance.now();
    };
    const look = () => {
      const isLongAgo = performance.now() - touchedAt >= idleMilliseconds;
      if (isLongAgo && !isDown && !isBusy() && document.visibilityState === 'visible') onQuiet();
    };
    for (const sign of signs) addEventListener(sign, touch, { capture: true, passive: true });
    const timer = setInterval(look, idleMilliseconds / 4);
    return () => {
      for (const sign of signs) removeEventListener(sign, touch, { capture: true });
      clearInterval(timer);
    };
  }, [wanted, modal]);
}
