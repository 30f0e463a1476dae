/** The scale of a photo, and its distance from the middle in px. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };
export const scaleMax = 5;

/** Limits a zoom: the photo is at least as large as the screen, and always covers the screen's middle. */
export function settle({ scale, x, y }: Zoom, size: { width: number; height: number }): Zoom {
  const settled = Math.min(scaleMax, Math.max(1, scale));
  const limit = (offset: number, side: number) => {
    const room = (side * (settled - 1)) / 2;
    return Math.min(room, Math.max(-room, offset)) + 0;
  };
  return { scale: settled, x: limit(x, size.width), y: limit(y, size.height) };
}

/** Zooms so that the point `at`, in px from the middle, does not move. */
export function zoomAt({ scale, x, y }: Zoom, factor: number, at: Point): Zoom {
  const next = Math.min(scaleMax, Math.max(1, scale * factor));
  const grown = next / scale;
  return { scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown };
}

/** Returns the zoom after two fingers have moved. Points are in px from the middle. */
export function pinch(zoom: Zoom, before: readonly [Point, Point], after: readonly [Point, Point]): Zoom {
  const apart = ([one, other]: readonly [Point, Point]) => Math.hypot(one.x - other.x, one.y - other.y);
  const middle = ([one, other]: readonly [Point, Point]) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const [from, to] = [middle(before), middle(after)];
  const zoomed = zoomAt(zoom, apart(after) / Math.max(1, apart(before)), from);
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}
