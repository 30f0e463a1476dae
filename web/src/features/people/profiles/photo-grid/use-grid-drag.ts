import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Vector } from '../../../../ui/gestures/release-velocity.ts';
import { moveTo, slotUnder, type Slot } from './order-rules.ts';
import { scrollNearEdges } from './scroll-near-edges.ts';

/** A photo must be held for this long before it can be dragged, in ms, so that a finger can still scroll the page. */
const holdMilliseconds = 300;
/** A finger that moves further than this before that, in px, scrolls. */
const holdSlack = 8;

export interface GridDrag {
  id: number;
  /** The order of the photos if the dragged one were dropped now. */
  order: readonly number[];
  /** The position of the photo while it follows the pointer. */
  shown: Slot;
}

const slotOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Slot => ({
  left: offsetLeft,
  top: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});

/** Measures the slots of the photos. */
export function slotsIn(grid: HTMLElement): Map<number, Slot> {
  const tiles = grid.querySelectorAll<HTMLElement>('[data-photo]');
  return new Map([...tiles].map((tile) => [Number(tile.dataset['photo']), slotOf(tile)]));
}

interface Lift {
  grid: HTMLElement;
  tile: HTMLElement;
  id: number;
  ids: readonly number[];
  /** The position of the pointer on the screen. */
  from: Vector;
}

/**
 * Makes a function that follows the pointer with a lifted photo. It returns the photo's position and the order that
 * results.
 */
function liftPhoto({ grid, tile, id, ids, from }: Lift) {
  const slots = slotsIn(grid);
  const places = ids.map((each) => slots.get(each) ?? slotOf(tile));
  const home = slotOf(tile);
  const inGrid = ({ x, y }: Vector): Vector => {
    const { left, top } = grid.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  const start = inGrid(from);
  return (hand: Vector): GridDrag => {
    const point = inGrid(hand);
    const shown = { ...home, left: home.left + point.x - start.x, top: home.top + point.y - start.y };
    return { id, order: moveTo(ids, id, slotUnder(places, point)), shown };
  };
}

/**
 * Lets photos be dragged: by the handle at once, or by the photo after holding it. Escape cancels the drag, and so does
 * a pointer that the browser takes over.
 */
export function useGridDrag(
  grid: RefObject<HTMLElement | null>,
  ids: readonly number[],
  onDrop: (ids: readonly number[], id: number) => void,
) {
  const [drag, setDrag] = useState<GridDrag>();
  const press = useRef<() => void>(undefined);
  useEffect(() => () => press.current?.(), []);

  const start = (id: number, event: PointerEvent<HTMLElement>, holdFor: number) => {
    const tile = event.currentTarget.closest<HTMLElement>('[data-photo]');
    if (!event.isPrimary || event.button !== 0 || !tile || ids.length < 2) return;
    press.current?.();
    const { pointerId } = event;
    const from = { x: event.clientX, y: event.clientY };
    let hand = from;
    let follow: ((hand: Vector) => GridDrag) | undefined;
    let stopScrolling: (() => void) | undefined;
    let now: GridDrag | undefined;
    const show = (shown: GridDrag | undefined) => setDrag((now = shown));
    const lift = () => {
      if (!grid.current) return;
      const at = liftPhoto({ grid: grid.current, tile, id, ids, from });
      follow = at;
      show(at(from));
      stopScrolling = scrollNearEdges(grid.current, {
        hand: () => ({ y: hand.y, fromY: from.y }),
        onScroll: () => show(at(hand)),
      });
    };
    const listeners = new AbortController();
    const timer = holdFor === 0 ? lift() : setTimeout(lift, holdFor);
    const stop = () => {
      clearTimeout(timer ?? undefined);
      stopScrolling?.();
      listeners.abort();
      press.current = undefined;
      show(undefined);
    };
    press.current = stop;
    listenTo(listeners.signal, {
      isLifted: () => follow !== undefined,
      move: (moved) => {
        if (moved.pointerId !== pointerId) return;
        hand = { x: moved.clientX, y: moved.clientY };
        if (follow) show(follow(hand));
        else if (Math.hypot(hand.x - from.x, hand.y - from.y) > holdSlack) stop();
      },
      release: (released) => {
        if (released.pointerId !== pointerId) return;
        const order = released.type === 'pointerup' ? now?.order : undefined;
        if (follow) swallowClick();
        stop();
        if (order?.some((each, place) => each !== ids[place])) onDrop(order, id);
      },
      cancel: stop,
    });
  };

  return {
    drag,
    holdPhoto: (id: number, event: PointerEvent<HTMLElement>) => start(id, event, holdMilliseconds),
    takeHandle: (id: number, event: PointerEvent<HTMLElement>) => start(id, event, 0),
  };
}

interface DragListeners {
  isLifted: () => boolean;
  move: (event: globalThis.PointerEvent) => void;
  /** Called when the pointer is released. */
  release: (event: globalThis.PointerEvent) => void;
  cancel: () => void;
}

/** Listens on the window, so that the drag continues wherever the pointer is. */
function listenTo(signal: AbortSignal, { isLifted, move, release, cancel }: DragListeners): void {
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', release, { signal });
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isLifted()) return;
    // Escape must not also close the dialog that contains the grid.
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  addEventListener('keydown', escape, { signal, capture: true });
  // A finger that drags a photo must not scroll the page, and one that holds it must not open a menu.
  const keepStill = (event: TouchEvent) => isLifted() && event.cancelable && event.preventDefault();
  addEventListener('touchmove', keepStill, { signal, passive: false });
  addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The release of a drag must not count as a press on the photo. */
function swallowClick(): void {
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
