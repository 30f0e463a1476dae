import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { releaseVelocity, type PointerSample, type Vector } from './release-velocity.ts';

interface DragCallbacks {
  /** Called at each press. Says whether it may become a drag. */
  canStart: () => boolean;
  /**
   * Called when the press has become a drag.
   * @returns the element's offset in px from its resting position
   */
  onStart: () => Vector;
  /** Called at each move, with the offset in px from the element's resting position. */
  onMove: (offset: Vector) => void;
  /**
   * Called at the release. The velocity is in px/ms, or null if the browser took over the pointer; `time` is the time
   * stamp of the event.
   */
  onRelease: (offset: Vector, velocity: Vector | null, time: number) => void;
}

interface Drag {
  pointer: number;
  start: Vector;
  samples: PointerSample[];
  moved: boolean;
}

/** A shorter movement than this, in px, is still a tap. */
const dragStart = 6;

/**
 * Once a press is a drag, keeps the browser from handling its moves. Otherwise Chromium treats a flick as a fling of
 * the page and ignores taps for half a second.
 */
function preventScrolling(element: HTMLElement, isDragged: () => boolean): void {
  const prevent = (touch: TouchEvent) => {
    if (isDragged() && touch.cancelable) touch.preventDefault();
  };
  const stop = () => element.removeEventListener('touchmove', prevent);
  element.addEventListener('touchmove', prevent, { passive: false });
  element.addEventListener('pointerup', stop, { once: true });
  element.addEventListener('pointercancel', stop, { once: true });
}

const offsetOf = (event: PointerEvent, { start }: Drag): Vector => ({
  x: event.clientX - start.x,
  y: event.clientY - start.y,
});

/** Records the position of an event, and those of the events that the browser merged into it. */
function recordSamples(event: globalThis.PointerEvent, { samples }: Drag): void {
  const merged = event.getCoalescedEvents?.() ?? [];
  for (const sample of merged.length > 0 ? merged : [event])
    samples.push({ x: sample.clientX, y: sample.clientY, time: sample.timeStamp });
}

/**
 * Returns pointer handlers for a draggable element. A tap still reaches the element's content; a drag does not click
 * it.
 */
export function useDrag({ canStart, onStart, onMove, onRelease }: DragCallbacks) {
  const drag = useRef<Drag | null>(null);

  const follow = (event: PointerEvent<HTMLElement>, current: Drag) => {
    recordSamples(event.nativeEvent, current);
    const offset = offsetOf(event, current);
    if (!current.moved) {
      if (Math.hypot(offset.x, offset.y) < dragStart) return;
      // The pointer is captured only now: the click of a captured pointer would not reach the element's content.
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
    // Capturing the pointer ends a child's capture, which is not a release.
    if (event.type === 'lostpointercapture' && event.target !== event.currentTarget) return;
    const isRelease = event.type === 'pointerup';
    if (isRelease) follow(event, current);
    // This stays until the click that follows the release has been ignored.
    setTimeout(() => {
      if (drag.current === current) drag.current = null;
    });
    current.pointer = -1;
    if (current.moved)
      onRelease(
        offsetOf(event, current),
        isRelease ? releaseVelocity(current.samples, event.timeStamp) : null,
        event.timeStamp,
      );
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0 || !canStart()) return;
      const start = { x: event.clientX, y: event.clientY };
      preventScrolling(event.currentTarget, () => drag.current?.moved === true);
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
