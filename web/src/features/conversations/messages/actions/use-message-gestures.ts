import { useEffect, useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react';
import { directionOf, isDoubleTap, replies, shiftOf, type Tap } from './gesture-rules.ts';

/** A finger that stays still for this long opens the menu, in ms. */
const holdMilliseconds = 350;

/** A double tap counts this much later, in ms: the click of its first tap may come late, and would hit the reaction. */
const clickMilliseconds = 50;

interface Gestures {
  onHold: (id: number) => void;
  onDoubleTap: (id: number) => void;
  /** Called when a message was swiped to the right. */
  onSwipe: (id: number) => void;
}

interface Press {
  pointer: number;
  row: HTMLElement;
  id: number;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
  /** `spent`: it was held or was a second tap, so its click must hit nothing. */
  state: 'down' | 'swiping' | 'spent';
}

function release({ timer, row }: Press): void {
  clearTimeout(timer);
  row.style.translate = '';
}

/**
 * Returns handlers for a list of elements with `data-message`. They detect holding, double taps and swipes, by touch
 * and pen only.
 */
export function useMessageGestures(gestures: Gestures) {
  const press = useRef<Press>(null);
  const lastTap = useRef<Tap>(undefined);

  const end = () => {
    if (press.current) release(press.current);
    press.current = null;
  };
  useEffect(
    () => () => {
      if (press.current) release(press.current);
    },
    [],
  );

  const onPointerUp = (event: PointerEvent) => {
    const current = press.current;
    if (current?.pointer !== event.pointerId) return;
    const { id, state } = current;
    if (state === 'swiping' && replies(event.clientX - current.x)) gestures.onSwipe(id);
    if (state === 'down') {
      const tap = { id, at: event.timeStamp };
      const isSecond = isDoubleTap(lastTap.current, tap);
      lastTap.current = isSecond ? undefined : tap;
      if (isSecond) {
        clearTimeout(current.timer);
        current.state = 'spent';
        setTimeout(() => gestures.onDoubleTap(id), clickMilliseconds);
      }
    }
    // The touchend that follows must still know that the press is spent.
    if (current.state !== 'spent') end();
  };

  return {
    onPointerDown(event: PointerEvent) {
      end();
      if (event.pointerType === 'mouse' || !event.isPrimary || !(event.target instanceof Element)) return;
      const row = event.target.closest<HTMLElement>('[data-message]');
      if (!row || event.target.closest('button:not([data-photo])')) return;
      const id = Number(row.dataset['message']);
      const timer = setTimeout(() => {
        if (press.current) press.current.state = 'spent';
        gestures.onHold(id);
      }, holdMilliseconds);
      press.current = { pointer: event.pointerId, row, id, x: event.clientX, y: event.clientY, timer, state: 'down' };
    },
    onPointerMove(event: PointerEvent) {
      const current = press.current;
      if (current?.pointer !== event.pointerId || current.state === 'spent') return;
      const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
      if (current.state === 'down') {
        const direction = directionOf(dx, dy);
        if (direction === undefined) return;
        if (direction !== 'right') return end();
        clearTimeout(current.timer);
        current.state = 'swiping';
        current.row.setPointerCapture(event.pointerId);
      }
      current.row.style.translate = `${shiftOf(dx)}px`;
    },
    onPointerUp,
    onPointerCancel: end,
    onTouchEnd(event: TouchEvent) {
      // The click would hit the menu or the reaction that has just appeared.
      if (press.current?.state === 'spent') {
        event.preventDefault();
        end();
      }
    },
    onContextMenu(event: MouseEvent) {
      // For a finger, the browser's own menu is suppressed.
      if (press.current) event.preventDefault();
    },
  };
}
