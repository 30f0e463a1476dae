import type { Vector } from '../../../../ui/gestures/release-velocity.ts';

/** A slot of the grid, in px from the grid's top left corner. */
export interface Slot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the ids after one of them has moved to another index. Indexes count from 0 and are limited to the list. */
export function moveTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((each) => each !== id);
  if (others.length === ids.length) return [...ids];
  return others.toSpliced(Math.min(others.length, Math.max(0, place)), 0, id);
}

/** Returns the index to which a key moves a photo; undefined for other keys. */
export function placeAfterKey(key: string, place: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowUp: place - 1,
    ArrowRight: place + 1,
    ArrowDown: place + 1,
    Home: 0,
    End: count - 1,
  };
  const wanted = places[key];
  return wanted === undefined ? undefined : Math.min(count - 1, Math.max(0, wanted));
}

const beyond = (value: number, from: number, size: number) => Math.max(from - value, 0, value - from - size);

/** Returns the index of the slot that is under a point, or nearest to it. */
export function slotUnder(slots: readonly Slot[], { x, y }: Vector): number {
  const distances = slots.map(({ left, top, width, height }) =>
    Math.hypot(beyond(x, left, width), beyond(y, top, height)),
  );
  return distances.indexOf(Math.min(...distances));
}

/** Returns the transform that shows an element of one slot as if it were in another one. */
export function between(lies: Slot, shown: Slot, lift = 1): string {
  const [x, y] = [shown.left - lies.left, shown.top - lies.top];
  const wider = (shown.width / lies.width) * lift;
  const higher = (shown.height / lies.height) * lift;
  return `translate(${x}px, ${y}px) scale(${wider}, ${higher})`;
}

/**
 * Adapts a wanted order to the photos that exist now: photos that another tab has added come last, deleted ones are
 * left out.
 */
export function reconcile(wanted: readonly number[], there: readonly number[]): number[] {
  return [...wanted.filter((id) => there.includes(id)), ...there.filter((id) => !wanted.includes(id))];
}
