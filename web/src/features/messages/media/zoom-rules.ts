/** How large a photo is shown, and how far it is moved from the middle, in px. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
export const scaleMax = 5;

/** A photo is as large as the screen at least. Moved, it still covers the middle. */
export function settle({ scale, x, y }: Zoom, size: { width: number; height: number }): Zoom {
  const settled = Math.min(scaleMax, Math.max(1, scale));
  const limit = (offset: number, side: number) => {
    const room = (side * (settled - 1)) / 2;
    return Math.min(room, Math.max(-room, offset)) + 0;
  };
  return { scale: settled, x: limit(x, size.width), y: limit(y, size.height) };
}

/** Zooms so that the point `at`, in px from the middle, stays where it is. */
export function zoomAt({ scale, x, y }: Zoom, factor: number, at: Point): Zoom {
  const next = Math.min(scaleMax, Math.max(1, scale * factor));
  const grown = next / scale;
  return { scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown };
}

/** The zoom after two fingers have moved. Points are in px from the middle. */
export function pinch(zoom: Zoom, before: readonly [Point, Point], after: readonly [Point, Point]): Zoom {
  const apart = ([one, other]: readonly [Point, Point]) => Math.hypot(one.x - other.x, one.y - other.y);
  const middle = ([one, other]: readonly [Point, Point]) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const [from, to] = [middle(before), middle(after)];
  const zoomed = zoomAt(zoom, apart(after) / Math.max(1, apart(before)), from);
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}
