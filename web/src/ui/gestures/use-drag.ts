import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { releaseVelocity, type PointerSample, type Vector } from './release-velocity.ts';

interface DragCallbacks {
  /** Asked at each press. */
  canStart: () => boolean;
  /** The press has become a drag. Tells where the element is, in px from its place. */
  onStart: () => Vector;
  /** px from the element's place. */
  onMove: (offset: Vector) => void;
  /** The velocity in px/ms; null when the pointer was taken away. */
  onRelease: (offset: Vector, velocity: Vector | null) => void;
}

interface Drag {
  pointer: number;
  start: Vector;
  samples: PointerSample[];
  moved: boolean;
}

/** A smaller movement (px) is still a tap. */
const dragStart = 6;

/**
 * Keeps the moves of one press from the browser once it is a drag. Otherwise Chromium takes a flick for a
 * fling of the page, and for half a second after it the next tap is lost.
 */
function keepFromBrowser(element: HTMLElement, isDragged: () => boolean): void {
  const prevent = (touch: TouchEvent) => {
    if (isDragged() && touch.cancelable) touch.preventDefault();
  };
  const stop = () => element.removeEventListener('touchmove', prevent);
  element.addEventListener('touchmove', prevent, { passive: false });
  element.addEventListener('pointerup', stop, { once: true });
  element.addEventListener('pointercancel', stop, { once: true });
}

/** Pointer handlers for an element that is dragged; a tap still reaches what is on it, a drag does not click it. */
export function useDrag({ canStart, onStart, onMove, onRelease }: DragCallbacks) {
  const drag = useRef<Drag | null>(null);

  const offsetOf = (event: PointerEvent, { start }: Drag) => ({
    x: event.clientX - start.x,
    y: event.clientY - start.y,
  });

  const follow = (event: PointerEvent<HTMLElement>, current: Drag) => {
    const merged = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const sample of merged.length > 0 ? merged : [event.nativeEvent]) {
      current.samples.push({ x: sample.clientX, y: sample.clientY, time: sample.timeStamp });
    }
    const offset = offsetOf(event, current);
    if (!current.moved) {
      if (Math.hypot(offset.x, offset.y) < dragStart) return;
      // Captured only now: a captured pointer's click would never reach what was tapped.
      event.currentTarget.setPointerCapture(event.pointerId);
      current.moved = true;
      const { x, y } = onStart();
      current.start = { x: current.start.x - x, y: current.start.y - y };
    }
    onMove(offsetOf(event, current));
  };

  const release = (event: PointerEvent<HTMLElement>) => {
    const current = drag.current;
    if (!current || current.pointer !== event.pointerId) return;
    // A child's own capture ends when the card takes the pointer over.
    if (event.type === 'lostpointercapture' && event.target !== event.currentTarget) return;
    const isLetGo = event.type === 'pointerup';
    if (isLetGo) follow(event, current);
    // Kept until the click that follows a release has been swallowed.
    setTimeout(() => {
      if (drag.current === current) drag.current = null;
    });
    current.pointer = -1;
    if (current.moved)
      onRelease(offsetOf(event, current), isLetGo ? releaseVelocity(current.samples, event.timeStamp) : null);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0 || !canStart()) return;
      const start = { x: event.clientX, y: event.clientY };
      keepFromBrowser(event.currentTarget, () => drag.current?.moved === true);
      drag.current = { pointer: event.pointerId, start, samples: [{ ...start, time: event.timeStamp }], moved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (current?.pointer === event.pointerId) follow(event, current);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
    onClickCapture(event: MouseEvent) {
      if (!drag.current?.moved) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
