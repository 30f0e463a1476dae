/** A place in the grid, in px from its top left corner. */
export interface Slot {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The ids after one of them has moved to another place; places count from 0 and stop at the ends. */
export function moveTo(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((each) => each !== id);
  if (others.length === ids.length) return [...ids];
  return others.toSpliced(Math.min(others.length, Math.max(0, place)), 0, id);
}

/** The place that a key moves a photo to; undefined for a key that moves nothing. */
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

/** The place whose slot is under a point, or nearest to it. */
export function slotUnder(slots: readonly Slot[], { x, y }: Point): number {
  const distances = slots.map(({ left, top, width, height }) =>
    Math.hypot(beyond(x, left, width), beyond(y, top, height)),
  );
  return distances.indexOf(Math.min(...distances));
}

/** The transform that shows something that lies in one slot as if it lay in another one. */
export function between(lies: Slot, shown: Slot, lift = 1): string {
  const [x, y] = [shown.left - lies.left, shown.top - lies.top];
  return `translate(${x}px, ${y}px) scale(${(shown.width / lies.width) * lift}, ${(shown.height / lies.height) * lift})`;
}

/**
 * A wanted order for the photos that are there now: photos of another tab are added at the end, those that are gone are
 * left out.
 */
export function reconcile(wanted: readonly number[], there: readonly number[]): number[] {
  return [...wanted.filter((id) => there.includes(id)), ...there.filter((id) => !wanted.includes(id))];
}
